public import Interpreter

// An alias in a file that does not import Foundation, which has a Host too. The module's name cannot be used: its class hides it.

/// The host of an interpreted program.
public typealias InterpreterHost = Host

/// A value of the learner's program, for code in which `Value` means something else.
package typealias ScriptValue = Value
