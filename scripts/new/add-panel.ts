import ts from "typescript";
import { find, parse } from "./find-node.ts";
import { pascal } from "./words.ts";
import { PANELS_HEAD, panelLine } from "../lib/collected/panel-lists.ts";

/** A panel as defined in a module. */
export type NamedPanel = {
  id: string;
  title: string;
  permission: string | undefined;
  /** Names of the URL parameters; undefined for a dialog. */
  params: readonly string[] | undefined;
  /** The label and permission of the record that it adds when opened without parameters. */
  creates?: { label: string; permission: string };
  /** A form that adds nothing: its drawer is modal. */
  edits?: true;
  /** The component's file, relative to the module's folder: `./panels/delete-bank.confirm.tsx`. */
  file: string;
};

type Edit = { from: number; to: number; text: string };

const isProperty =
  (name: string) =>
  (node: ts.Node): node is ts.PropertyAssignment =>
    ts.isPropertyAssignment(node) && node.name.getText() === name;
const isPanels = isProperty("panels");
const isPages = isProperty("pages");

const isImport = (node: ts.Node): node is ts.ImportDeclaration => ts.isImportDeclaration(node);

const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((changed, { from, to, text: next }) => changed.slice(0, from) + next + changed.slice(to), text);

const facts = ({ id, title, permission, params, creates, edits }: NamedPanel): string => {
  const properties = Object.entries({ title, permission, params, creates, edits }).filter(
    ([, value]) => value !== undefined,
  );
  return `"${id}": { ${properties.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(", ")} }`;
};

const withEntry = ({ properties }: ts.ObjectLiteralExpression, entry: string): string =>
  `{\n${[...properties.map((it) => it.getText()), entry].join(",\n")},\n}`;

/** Adds a panel to the text of a module. `folder` is the name of its panels file: `bank-list`. */
export const addPanel = (text: string, panel: NamedPanel, folder: string): string => {
  const source = parse(text);
  const panels = find(source, isPanels)?.initializer;
  const first = find(source, isImport)!;
  const edits: Edit[] = [];
  if (panels && ts.isCallExpression(panels)) {
    const named = panels.arguments[2] as ts.ObjectLiteralExpression;
    edits.push({ from: named.getStart(), to: named.end, text: withEntry(named, facts(panel)) });
  } else {
    const call = `definePanels(undefined, () => import("./${folder}.panels.ts"), { ${facts(panel)} })`;
    if (panels) edits.push({ from: panels.getStart(), to: panels.end, text: call });
    else {
      const pages = find(source, isPages)!;
      edits.push({ from: pages.end, to: pages.end, text: `,\n  panels: ${call}` });
    }
    edits.push({
      from: first.end,
      to: first.end,
      text: '\nimport { definePanels } from "#kit/panels/definition/define-panels.ts";',
    });
  }
  return edited(text, edits);
};

/** The text of a module's list of panels with one more, as `pnpm generate` writes it. */
export const addComponent = (text: string | undefined, { id, file }: NamedPanel): string => {
  const lines = (text ?? "").split("\n").filter((line) => line.startsWith("export "));
  const from = (line: string) => line.split("from ")[1] ?? "";
  const all = [...lines, panelLine(id, pascal(id), file).trimEnd()];
  return `${PANELS_HEAD}${all.toSorted((a, b) => (from(a) < from(b) ? -1 : 1)).join("\n")}\n`;
};
