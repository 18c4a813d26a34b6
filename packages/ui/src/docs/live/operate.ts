import { LiveProblem } from "./live-problem.ts";
import type { Code } from "./syntax.ts";

type Operation = Extract<Code, { type: "LogicalExpression" | "UnaryExpression" | "BinaryExpression" }>;

const UNARY: Readonly<Record<string, (value: unknown) => unknown>> = {
  "!": (value) => !value,
  "-": (value) => -Number(value),
};

const BINARY: Readonly<Record<string, (left: unknown, right: unknown) => unknown>> = {
  "===": (left, right) => left === right,
  "!==": (left, right) => left !== right,
  "<": (left, right) => Number(left) < Number(right),
  ">": (left, right) => Number(left) > Number(right),
  "+": (left, right) =>
    typeof left === "number" && typeof right === "number" ? left + right : String(left) + String(right),
  "-": (left, right) => Number(left) - Number(right),
  "*": (left, right) => Number(left) * Number(right),
};

/** The value of an operator. */
export const operate = (code: Operation, valueOf: (part: Code) => unknown): unknown => {
  if (code.type === "LogicalExpression") {
    const left = valueOf(code.left);
    if (code.operator === "&&") return left && valueOf(code.right);
    return code.operator === "||" ? left || valueOf(code.right) : (left ?? valueOf(code.right));
  }
  const { operator } = code;
  const result =
    code.type === "UnaryExpression"
      ? UNARY[operator] && { value: UNARY[operator](valueOf(code.argument)) }
      : BINARY[operator] && { value: BINARY[operator](valueOf(code.left), valueOf(code.right)) };
  if (!result) throw new LiveProblem(`“${operator}” cannot be used in an example.`, code.loc.start);
  return result.value;
};
