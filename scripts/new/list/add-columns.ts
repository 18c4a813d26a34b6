import ts from "typescript";
import type { ListedPage } from "./listed-page.ts";

/** Properties that hand-written columns replace. */
const SAID: ReadonlySet<string> = new Set(["first", "columns", "ownColumns"]);

/** The text of the `.pages.ts` whose list gets `columns`, an export of `from`. Everything else stays. */
export const addColumns = ({ source, value }: ListedPage, columns: string, from: string): string => {
  const text = source.getFullText();
  const definition = value.arguments[0] as ts.ObjectLiteralExpression;
  const kept = definition.properties.filter(({ name }) => !SAID.has(name?.getText() ?? ""));
  const parts = [...kept.map((it) => it.getFullText()), `\ncolumns: ${columns}`];
  const changed = `${text.slice(0, definition.getStart())}{${parts.join(",")}}${text.slice(definition.end)}`;
  const imported = source.statements.findLast(ts.isImportDeclaration)!.end;
  return `${changed.slice(0, imported)}\nimport { ${columns} } from "${from}";${changed.slice(imported)}`;
};
