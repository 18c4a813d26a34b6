import { createElement, Fragment, type ReactNode } from "react";
import { bind, evaluate } from "./evaluate.ts";
import { MODULES } from "./kit.ts";
import { LiveProblem } from "./live-problem.ts";
import type { Scope } from "./scope.ts";
import type { Example, Statement } from "./syntax.ts";

/** The names that a statement adds. */
const namesOf = (statement: Statement, scope: Scope): readonly (readonly [string, unknown])[] => {
  if (statement.type === "ImportDeclaration") {
    const module = MODULES.get(statement.source.value) ?? {};
    return statement.specifiers.map(({ local, imported }) => [local.name, module[imported.name]] as const);
  }
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id, init }) => bind(id, init ? evaluate(init, scope) : undefined));
};

/**
 * What an example draws: its statements are the body of a component, so that it may call hooks, and its last elements are
 * what the component returns. Throws a `LiveProblem`.
 */
export const drawExample = ({ body }: Example, onEvent: Scope["onEvent"]): ReactNode => {
  let names: Scope["names"] = new Map();
  const drawn: ReactNode[] = [];
  for (const statement of body) {
    const scope = { names, onEvent };
    if (statement.type === "ExpressionStatement") drawn.push(evaluate(statement.expression, scope) as ReactNode);
    else if (statement.type === "ImportDeclaration" || statement.type === "VariableDeclaration")
      names = new Map([...names, ...namesOf(statement, scope)]);
    else throw new LiveProblem("this cannot be drawn here.", (statement as Statement).loc.start);
  }
  return createElement(Fragment, null, ...drawn);
};
