import { createElement, Fragment, type ElementType, type ReactNode } from "react";
import { partOf } from "./kit.ts";
import { LiveProblem } from "./live-problem.ts";
import type { Evaluate, Scope } from "./scope.ts";
import type { Attribute, Code, ElementName, ElementNode } from "./syntax.ts";

/** As JSX: lines are joined with a space, indentation and empty lines are left out. */
const trimmed = (text: string): string => {
  const lines = text.split("\n");
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== "")
    .join(" ");
};

const childOf = (child: Code, scope: Scope, evaluate: Evaluate): unknown =>
  child.type === "JSXText" ? trimmed(child.value) : evaluate(child, scope);

const typeOf = (name: ElementName, scope: Scope): unknown => {
  if (name.type === "JSXMemberExpression")
    return (typeOf(name.object, scope) as Record<string, unknown>)[name.property.name];
  if (scope.names.has(name.name)) return scope.names.get(name.name);
  return /^[a-z]/.test(name.name) ? name.name : partOf(name.name);
};

const valueOf = ({ name, value }: { name: string; value: Code | null }, scope: Scope, evaluate: Evaluate): unknown => {
  if (!value) return true;
  if (!/^on[A-Z]/.test(name)) return evaluate(value, scope);
  const code = value.type === "JSXExpressionContainer" ? value.expression : value;
  // What the page around the example would have: "onClick={save}".
  const isElsewhere = code.type === "Identifier" && code.name !== "undefined" && !scope.names.has(code.name);
  const handler = isElsewhere ? () => {} : evaluate(code, scope);
  if (typeof handler !== "function") return handler;
  return (...values: unknown[]): unknown => {
    scope.onEvent(name, values);
    return Reflect.apply(handler, undefined, values);
  };
};

/** Properties that would set HTML or reach an element of the page. */
const CLOSED = new Set(["dangerouslySetInnerHTML", "ref"]);

const propsOf = (attributes: readonly Attribute[], scope: Scope, evaluate: Evaluate) =>
  Object.fromEntries(
    attributes.flatMap((it) => {
      const props: [string, unknown][] =
        it.type === "JSXSpreadAttribute"
          ? Object.entries(evaluate(it.argument, scope) as object)
          : [[it.name.name, valueOf({ name: it.name.name, value: it.value }, scope, evaluate)]];
      for (const [name] of props)
        if (CLOSED.has(name)) throw new LiveProblem(`“${name}” cannot be used in an example.`, it.loc.start);
      return props;
    }),
  );

/** The React element of a JSX element. Throws a `LiveProblem`. */
export const toElement = (
  code: ElementNode | Extract<Code, { type: "JSXFragment" }>,
  scope: Scope,
  evaluate: Evaluate,
) => {
  const children = code.children
    .map((child) => childOf(child, scope, evaluate))
    .filter((child) => child !== "" && child !== undefined) as ReactNode[];
  if (code.type === "JSXFragment") return createElement(Fragment, null, ...children);
  const { name, attributes } = code.openingElement;
  return createElement(typeOf(name, scope) as ElementType, propsOf(attributes, scope, evaluate), ...children);
};
