import { LiveProblem } from "./live-problem.ts";
import { operate } from "./operate.ts";
import type { Scope } from "./scope.ts";
import { toElement } from "./to-element.ts";
import type { Code, Pattern, Place } from "./syntax.ts";

/** Ways from a value to code that would be run. */
const CLOSED = new Set(["constructor", "__proto__", "prototype"]);

const member = (object: unknown, name: unknown, place: Place): unknown => {
  const key = String(name);
  if (object === undefined || object === null) throw new LiveProblem(`nothing has “${key}” here.`, place);
  if (CLOSED.has(key)) throw new LiveProblem(`“${key}” cannot be used in an example.`, place);
  return (object as Record<string, unknown>)[key];
};

/** The names of a pattern with their parts of a value. */
export const bind = (pattern: Pattern, value: unknown): [string, unknown][] => {
  if (pattern.type === "Identifier") return [[pattern.name, value]];
  if (pattern.type === "ArrayPattern")
    return pattern.elements.flatMap((part, index) => (part ? bind(part, (value as unknown[])[index]) : []));
  return pattern.properties.flatMap(({ key, value: part }) => bind(part, member(value, key.name, key.loc.start)));
};

const listOf = (items: readonly (Code | { type: "SpreadElement"; argument: Code })[], scope: Scope): unknown[] =>
  items.flatMap((item) =>
    item.type === "SpreadElement" ? [...(evaluate(item.argument, scope) as unknown[])] : [evaluate(item, scope)],
  );

const call = (code: Extract<Code, { type: "CallExpression" }>, scope: Scope): unknown => {
  const { callee } = code;
  const values = listOf(code.arguments, scope);
  // What the page around the example would have: "save(bank)".
  if (callee.type === "Identifier" && !scope.names.has(callee.name)) return scope.onEvent(callee.name, values);
  const owner = callee.type === "MemberExpression" ? evaluate(callee.object, scope) : undefined;
  const called =
    callee.type === "MemberExpression"
      ? member(owner, nameOf(callee, scope), callee.loc.start)
      : evaluate(callee, scope);
  if (typeof called !== "function") throw new LiveProblem("this cannot be called.", callee.loc.start);
  return Reflect.apply(called, owner, values) as unknown;
};

const nameOf = ({ property, computed }: { property: Code; computed: boolean }, scope: Scope): unknown =>
  !computed && property.type === "Identifier" ? property.name : evaluate(property, scope);

const objectOf = (code: Extract<Code, { type: "ObjectExpression" }>, scope: Scope) =>
  Object.fromEntries(
    code.properties.flatMap((it): [string, unknown][] =>
      it.type === "SpreadElement"
        ? Object.entries(evaluate(it.argument, scope) as object)
        : [[String(nameOf({ property: it.key, computed: it.computed }, scope)), evaluate(it.value, scope)]],
    ),
  );

const functionOf = (code: Extract<Code, { type: "ArrowFunctionExpression" }>, { names, onEvent }: Scope) => {
  const run = (...values: unknown[]) =>
    evaluate(code.body, {
      names: new Map([...names, ...code.params.flatMap((param, index) => bind(param, values[index]))]),
      onEvent,
    });
  return code.async ? async (...values: unknown[]) => run(...values) : run;
};

/** The value of an expression: walks its parts, and runs no text as code. Throws a `LiveProblem`. */
export const evaluate = (code: Code, scope: Scope): unknown => {
  switch (code.type) {
    case "Literal":
      if (!code.regex) return code.value;
      break;
    case "Identifier":
      if (code.name === "undefined") return undefined;
      if (scope.names.has(code.name)) return scope.names.get(code.name);
      throw new LiveProblem(`“${code.name}” is not defined.`, code.loc.start);
    case "TemplateLiteral":
      return code.quasis
        .map(({ value }, index) => {
          const expression = code.expressions[index];
          return value.cooked + (expression ? String(evaluate(expression, scope)) : "");
        })
        .join("");
    case "ArrayExpression":
      return listOf(code.elements, scope);
    case "ObjectExpression":
      return objectOf(code, scope);
    case "ArrowFunctionExpression":
      return functionOf(code, scope);
    case "CallExpression":
      return call(code, scope);
    case "MemberExpression":
      return member(evaluate(code.object, scope), nameOf(code, scope), code.loc.start);
    case "ConditionalExpression":
      return evaluate(evaluate(code.test, scope) ? code.consequent : code.alternate, scope);
    case "LogicalExpression":
    case "UnaryExpression":
    case "BinaryExpression":
      return operate(code, (part) => evaluate(part, scope));
    case "JSXElement":
    case "JSXFragment":
      return toElement(code, scope, evaluate);
    case "JSXExpressionContainer":
      return evaluate(code.expression, scope);
    case "JSXEmptyExpression":
      return undefined;
    case "JSXText":
      return code.value;
  }
  throw new LiveProblem("this cannot be drawn here.", code.loc.start);
};
