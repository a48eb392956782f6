public import Interpreter

// Named in a file that does not see Foundation: there is a Host there too, and the module's name is hidden by its class.

/// What the interpreter runs a program against.
public typealias InterpreterHost = Host

/// A value of the learner's program, for places in which `Value` means something else.
typealias ScriptValue = Value
