import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** The line of a page in its group's `.pages.ts`: `"/settings/roles": listPage({ … })`. */
export type ListedPage = {
  /** Relative to the repository root. */
  file: string;
  source: ts.SourceFile;
  /** The expression at the path. */
  value: ts.CallExpression;
  /** The properties of the definition by name: `read` is `listRoles`. */
  says: Readonly<Record<string, ts.Expression>>;
};

const PAGES = "packages/console/src/features/**/*.pages.ts";

const properties = (node: ts.Node): ts.PropertyAssignment[] =>
  ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

const nameOf = ({ name }: ts.PropertyAssignment) => (ts.isStringLiteral(name) ? name.text : name.getText());

/** The list pages in a file. */
const listedIn = (root: string, file: string): [string, ListedPage][] => {
  const source = ts.createSourceFile(file, readFileSync(root + file, "utf8"), ts.ScriptTarget.Latest, true);
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  return (exported ? properties(exported) : []).flatMap((line) => {
    const value = line.initializer;
    if (!ts.isCallExpression(value) || value.expression.getText() !== "listPage") return [];
    const says = properties(value.arguments[0]!).map((it) => [nameOf(it), it.initializer] as const);
    return [[nameOf(line), { file, source, value, says: Object.fromEntries(says) }]];
  });
};

/** All lists derived from the contract, by path. */
export const listedPages = (root: string): ReadonlyMap<string, ListedPage> =>
  new Map(
    globSync(PAGES, { cwd: root })
      .toSorted()
      .flatMap((file) => listedIn(root, file)),
  );

/** The value of a literal: strings, arrays, objects, booleans, numbers. */
export const literalOf = (node: ts.Expression | undefined): unknown => {
  if (!node) return undefined;
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalOf);
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(properties(node).map((it) => [nameOf(it), literalOf(it.initializer)]));
  return JSON.parse(node.getText());
};
