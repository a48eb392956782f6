// Solves a file of constraints with kiwi and prints the median times in ms: building, and one edit of the first constraint's constant.
//
//   solver FILE RUNS
//
// A line of the file is: relation (-1, 0, 1) priority constant count (variable coefficient)...
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

struct Line {
    int relation;
    double priority, constant;
    std::vector<std::pair<int, double>> terms;
};

static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    return kiwi::strength::create(0.0, priority >= 500 ? 1.0 : 0.0, priority >= 500 ? 0.0 : 1.0, 1.0 + priority / 1000.0);
}

static double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

int main(int count, char **arguments) {
    if (count != 3) return 64;
    std::ifstream file(arguments[1]);
    std::vector<Line> lines;
    int variables = 0, size = 0;
    for (Line line; file >> line.relation >> line.priority >> line.constant >> size;) {
        line.terms.assign(size, {});
        for (auto &term : line.terms) {
            file >> term.first >> term.second;
            variables = std::max(variables, term.first + 1);
        }
        lines.push_back(line);
    }
    std::vector<double> builds, edits;
    double check = 0;
    for (int run = 0; run < std::atoi(arguments[2]); run++) {
        std::vector<kiwi::Variable> all(variables);
        using Clock = std::chrono::steady_clock;
        auto begin = Clock::now();
        kiwi::Solver solver;
        // The first constraint is the one that is edited: kiwi's way is an edit variable of its single variable.
        solver.addEditVariable(all[lines[0].terms[0].first], kiwi::strength::strong);
        solver.suggestValue(all[lines[0].terms[0].first], lines[0].constant);
        for (size_t index = 1; index < lines.size(); index++) {
            const Line &line = lines[index];
            std::vector<kiwi::Term> terms;
            for (auto &term : line.terms) terms.emplace_back(all[term.first], term.second);
            auto relation = line.relation < 0 ? kiwi::OP_LE : line.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
            solver.addConstraint(kiwi::Constraint(kiwi::Expression(terms, -line.constant), relation, strength(line.priority)));
        }
        solver.updateVariables();
        builds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        begin = Clock::now();
        for (int edit = 1; edit <= 10; edit++) {
            solver.suggestValue(all[lines[0].terms[0].first], lines[0].constant - edit);
            solver.updateVariables();
        }
        edits.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count() / 10);
        check = 0;
        for (auto &variable : all) check += variable.value();
    }
    std::printf("%.4f %.4f %.1f\n", median(builds), median(edits), check);
}
