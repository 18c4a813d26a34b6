import ts from "typescript";
import type { PanelParts } from "./panel-texts.ts";

const find = <Found extends ts.Node>(node: ts.Node, is: (it: ts.Node) => it is Found): Found | undefined =>
  is(node) ? node : ts.forEachChild(node, (child) => find(child, is));

const isPanels = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && node.name.getText() === "panels";

const isDoor = (node: ts.Node): node is ts.ImportDeclaration =>
  ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes("kit/pages/define-module.ts");

/** What a module says of the panel. */
const definition = ({ id, needed, right }: PanelParts): string => `definePanel({
  id: "${id}",
  title: "${id.replaceAll("-", " ").replace(/^\w/, (it) => it.toUpperCase())}",
  ${right ? `permission: "${right}",` : ""}
  keptIn: "address",
  params: ${JSON.stringify(needed.map(({ param }) => param))},
  panel: () => import("./${id}/${id}.drawer.tsx"),
})`;

/** The text of a module with one more panel. */
export const addPanel = (text: string, parts: PanelParts): string => {
  const source = ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest, true);
  const panels = find(source, isPanels)!.initializer;
  const door = find(source, isDoor)!;
  const before = ts.isArrayLiteralExpression(panels)
    ? panels.elements.map((it) => it.getText())
    : [`...${panels.getText()}`];
  const edits = [
    { from: panels.getStart(), to: panels.end, text: `[${[...before, definition(parts)].join(", ")}]` },
    { from: door.end, to: door.end, text: `\nimport "./${parts.id}/${parts.id}.params.ts";` },
  ];
  const names = door.importClause!.namedBindings as ts.NamedImports;
  if (!names.elements.some((it) => it.name.text === "definePanel"))
    edits.push({ from: names.elements.end, to: names.elements.end, text: ", definePanel" });
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((changed, edit) => changed.slice(0, edit.from) + edit.text + changed.slice(edit.to), text);
};
