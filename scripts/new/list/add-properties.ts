import ts from "typescript";
import type { ListedPage } from "./listed-page.ts";

/** Properties that hand-written columns replace. */
const REPLACED: ReadonlySet<string> = new Set(["first", "columns", "ownColumns"]);

/** The text of the `.pages.ts` whose list gets these properties, and imports these names. Everything else stays. */
export const addProperties = (
  { source, value }: ListedPage,
  properties: Readonly<Record<string, string>>,
  imported: Readonly<Record<string, string>>,
): string => {
  const text = source.getFullText();
  const definition = value.arguments[0] as ts.ObjectLiteralExpression;
  const isGiven = (name: string) => Object.hasOwn(properties, name);
  const isReplaced = (name = "") => isGiven(name) || (isGiven("columns") && REPLACED.has(name));
  const kept = definition.properties.filter(({ name }) => !isReplaced(name?.getText()));
  const added = Object.entries(properties).map(([name, code]) => `\n${name}: ${code}`);
  const parts = [...kept.map((it) => it.getFullText()), ...added];
  const changed = `${text.slice(0, definition.getStart())}{${parts.join(",")}}${text.slice(definition.end)}`;
  const lines = Object.entries(imported).map(([name, from]) => `\nimport { ${name} } from "${from}";`);
  const end = source.statements.findLast(ts.isImportDeclaration)!.end;
  return `${changed.slice(0, end)}${lines.join("")}${changed.slice(end)}`;
};
