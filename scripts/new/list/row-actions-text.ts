import type { Field, ReadShape } from "../../../packages/api-client/src/read-shape.ts";
import { importsOf } from "../imports-of.ts";
import { code, kebab } from "../words.ts";
import type { DefinedPanel } from "./panel-in-module.ts";

const KNOWN = {
  "type RowAction": "@backoffice/ui/table",
  Pencil: "lucide-react",
  Trash2: "lucide-react",
  nameIn: "#kit/contract/fields/name-in.ts",
  "type RowOf": "#kit/list/call-types.ts",
  "type Panels": "#kit/panels/definition/panels.ts",
  lacking: "#kit/session/session.ts",
  "type Session": "#kit/session/session.ts",
};

/** The list whose rows have the actions. */
type List = { read: string; label: string; shape: ReadShape; key: string };

const text = ({ kind, name }: Field): string =>
  kind === "integer" || kind === "decimal" ? `String(row.${name})` : `row.${name}`;

/** The code of a row's value for a parameter of a panel: `row.uuid` for `uuid`, and for `shownUuid`. */
const valueOf = (
  { read, shape, key }: List,
  panel: DefinedPanel,
  { name, isRecord }: DefinedPanel["params"][number],
) => {
  if (isRecord) return "row";
  const fields = [name, name.replace(/^shown(.)/, (_, letter: string) => letter.toLowerCase())];
  const field = shape.fields.find((it) => fields.includes(it.name));
  if (field) return panel.isDrawer ? text(field) : `row.${field.name}`;
  const id = shape.fields.find((it) => it.name === key);
  if (name === "name" && id) return `nameIn(row) ?? ${text(id)}`;
  throw new Error(`${panel.id} takes ${name}, which no row of ${read} has: write its action by hand.`);
};

const actionText = (list: List, panel: DefinedPanel, isFirst: boolean): string => {
  const verb = panel.creates !== undefined || panel.isDrawer ? "Edit" : panel.title.split(" ")[0]!;
  const isDeletion = verb === "Delete";
  const params = panel.params.map((it) => {
    const value = valueOf(list, panel, it);
    return value === it.name ? it.name : `${it.name}: ${value}`;
  });
  const right = panel.creates ?? panel.permission;
  const looks = verb === "Edit" ? ["icon: Pencil"] : isDeletion ? ["icon: Trash2", "danger: true"] : [];
  return `{
    ${[
      `id: ${code(kebab(verb))}`,
      `label: ${code(verb)}`,
      ...looks,
      ...(isFirst && !isDeletion ? ["primary: true"] : []),
      `onSelect: (row) => panels.open("${panel.id}", { ${params.join(", ")} })`,
      ...(right === undefined ? [] : [`reason: () => lacking(session, "${right}")`]),
    ].join(",\n")},
  },`;
};

/** The file of a list's row actions, each of which opens a panel about the row. */
export const rowActionsText = (list: List, constant: string, panels: readonly DefinedPanel[]): string => {
  const actions = panels.map((it, at) => actionText(list, it, at === 0)).join("\n");
  const session = actions.includes("session") ? ", session: Session" : "";
  const body = `type Row = RowOf<typeof ${list.read}.operation>;

/** Row actions of the ${list.label.toLowerCase()}. */
export const ${constant} = (panels: Panels${session}): RowAction<Row>[] => [
${actions}
];
`;
  return `import type { ${list.read} } from "@backoffice/api-client";\n${importsOf(body, KNOWN)}\n\n${body}`;
};
