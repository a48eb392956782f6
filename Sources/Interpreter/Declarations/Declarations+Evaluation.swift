internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// Source text that is in no file: default arguments of host functions, raw values, expectations.
extension Declarations {
    /// A function that returns an expression's value. Text that is not Swift fails at run time.
    func expressionFunction(_ source: String, type: String) -> Int32 {
        var parser = Parser(source)
        let parsed = ExprSyntax.parse(from: &parser)
        let expression = ExprSyntax(OperatorTable.standardOperators.foldAll(parsed) { _ in }) ?? parsed
        return valueFunction(source, expression, staticType(source: type), owner: nil)
    }

    func rawValueFunction(_ type: TypeInfo, _ ordinal: Int, _ expression: ExprSyntax) -> Int32 {
        let key = "\(type.index).\(ordinal)"
        if let known = rawValueFunctions[key] { return known }
        let index = valueFunction(type.cases[ordinal].name, expression, type.rawType ?? .unknown, owner: type)
        rawValueFunctions[key] = index
        return index
    }

    private func valueFunction(_ name: String, _ expression: ExprSyntax, _ type: StaticType, owner: TypeInfo?) -> Int32 {
        code.add(name, at: nil) { [self] in
            let builder = FunctionBuilder(declarations: self, parent: nil, owner: owner, file: owner?.file ?? 0, name: name, isStatic: true)
            builder.isHidden = true
            _ = builder.newSlot()
            builder.nestedNames = NestedNames.names(in: [Syntax(expression)])
            builder.emit(expression, type)
            builder.emit(.return)
            return builder.finish()
        }
    }

    /// A function of `self` and the bindings that returns the value of the source text.
    func evaluation(
        _ source: String, owner: TypeInfo?, hostOwner: String?, bindings: [(String, StaticType)], type: String?
    ) throws(ScriptError) -> Int32 {
        let lines = LineTable(text: source, path: "expression")
        let tree = Parser.parse(source: source)
        if let problem = SyntaxProblemFinder.problems(in: tree, lines: lines).first { throw .undeclared("\(problem)") }
        let folded = Program.operatorTable(with: [tree]).foldAll(tree) { _ in }
        guard let file = folded.as(SourceFileSyntax.self) else { throw .trap("\(source): not Swift") }
        let context =
            owner ?? hostOwner.map { foreign($0) ?? foreignType($0, SourceLocation(file: "expression", line: 1, column: 1), file: 0) }
        let builder = FunctionBuilder(
            declarations: self, parent: nil, owner: context.map { resolved($0) }, file: -1, name: "expression", isStatic: context == nil)
        builder.isHidden = true
        builder.nestedNames = NestedNames.names(in: [Syntax(file)])
        builder.returnType = type.map { staticType(source: $0) } ?? .unknown
        _ = builder.newSlot()
        if let context {
            builder.scopes[0].names["self"] = .variable(Variable("self", selfType(of: context), .slot(0), isBoxed: false, isLet: true))
        }
        for (name, type) in bindings {
            let variable = Variable(name, type, .slot(builder.newSlot()), isBoxed: false, isLet: true)
            builder.scopes[0].names[name] = .variable(variable)
        }
        builder.emitBody(file.statements)
        let lowered = builder.finish()
        return code.add("expression", at: nil) { lowered }
    }
}
