import type { Field, FieldKind, ReadShape } from "../../../packages/api-client/src/read-shape.ts";
import { choiceWords } from "../../../packages/console/src/kit/words/choice-words.ts";
import { chooseColumns, type ColumnChoice } from "../../../packages/console/src/kit/contract/list/choose-columns.ts";
import { isStatus } from "../../../packages/console/src/kit/contract/fields/is-status.ts";
import { statusTone } from "../../../packages/console/src/kit/contract/fields/status-tone.ts";
import { importsOf } from "../imports-of.ts";
import { referringCell } from "./referring-cell.ts";

const HELPERS = {
  ...Object.fromEntries(
    ["boolean", "date", "id", "percent", "status", "text"].map((it) => [`${it}Cell`, "@backoffice/ui/table"]),
  ),
  amountCell: "#entities/money/amount-cell.tsx",
  operatorCell: "#entities/operator/operator-cell.tsx",
  playerLinkCell: "#entities/player/player-link-cell.tsx",
  refCell: "#kit/references/ref-cell.tsx",
  choiceWords: "#kit/words/choice-words.ts",
  numberCell: "#kit/numbers/number-cell.tsx",
  fieldText: "#kit/contract/fields/field-value.tsx",
};

const code = (value: unknown) => JSON.stringify(value);

type CellText = (field: Field, fields: readonly Field[]) => string;

const words: CellText = ({ name }) => `...textCell<Row>((row) => row.${name} && choiceWords(row.${name}))`;
const text: CellText = (field, fields) =>
  field.list === "words" ? words(field, fields) : `...textCell<Row>((row) => row.${field.name})`;
/** A field without a cell of its own: as text. */
const anything: CellText = ({ name }) => `...textCell<Row>((row) => fieldText(row.${name}))`;
const moment: CellText = ({ name }) => `...dateCell<Row>((row) => row.${name})`;
const number: CellText = (field, fields) =>
  field.list === "nominal" ? anything(field, fields) : `...numberCell<Row>((row) => row.${field.name})`;

/** The code of a field's cell, as it would be written by hand. */
const CELLS: Readonly<Record<FieldKind, CellText>> = {
  text,
  id: ({ name }) => `...idCell<Row>((row) => row.${name})`,
  code: ({ name }) => `...idCell<Row>((row) => row.${name}, { keep: 12 })`,
  money: ({ name, currency }, fields) => {
    const of = fields.some((it) => it.name === currency)
      ? `row.${currency}`
      : /^[A-Z]{3,5}$/.test(currency ?? "")
        ? code(currency)
        : "undefined";
    return `...amountCell<Row>((row) => ({ value: row.${name}, currency: ${of} }))`;
  },
  integer: number,
  decimal: number,
  percentage: ({ name }) =>
    `...percentCell<Row>((row) => (typeof row.${name} === "number" ? row.${name} / 100 : undefined))`,
  moment,
  epoch: ({ name }) => `...dateCell<Row>((row) => row.${name} && row.${name} * 1000)`,
  date: ({ name }) => `...dateCell<Row>((row) => row.${name}, { timeZone: "UTC", part: "date" })`,
  boolean: ({ name }) => `...booleanCell<Row>((row) => row.${name})`,
  choice: (field, fields) =>
    field.values && isStatus(field)
      ? `...statusCell((row: Row) => row.${field.name}, ${statuses(field.name)})`
      : words(field, fields),
  localized: anything,
  list: anything,
  object: anything,
};

const statuses = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();

/** The code for the meanings of a status, for columns that have one. */
const statusText = ({ name, values = [] }: Field): string => {
  const known = values.map((it) => `${code(it)}: { label: ${code(choiceWords(it))}, tone: ${code(statusTone(it))} },`);
  return `const ${statuses(name)} = {\n${known.join("\n")}\n} as const;\n\n`;
};

/**
 * The file of a list's columns: the columns derived from the contract, written out. Descriptions of the contract are
 * for developers; help texts for staff are added by hand.
 */
export const columnsText = (read: string, constant: string, label: string, shape: ReadShape, choice: ColumnChoice) => {
  const columns = chooseColumns(shape, choice);
  const lines = columns.map(({ field, looks: { id, header, sortable, hideable, sticky, width, defaultHidden } }) => {
    const said = {
      sortable: sortable || undefined,
      hideable,
      sticky,
      width,
      defaultHidden: defaultHidden || undefined,
    };
    const looks = Object.entries(said).flatMap(([name, value]) =>
      value === undefined ? [] : `${name}: ${code(value)}`,
    );
    const drawn = (it: Field) => CELLS[it.kind](it, shape.fields);
    const named = [`id: ${code(id)}`, `header: ${code(header)}`];
    return `{ ${[...named, referringCell(field, drawn) ?? drawn(field), ...looks].join(", ")} },`;
  });
  const body = `type Row = RowOf<typeof ${read}.operation>;

${columns
  .map(({ field }) => field)
  .filter((field) => field.kind === "choice" && field.values && isStatus(field))
  .map(statusText)
  .join("")}/** The columns of the ${label.toLowerCase()}. */
export const ${constant}: ColumnsOf<typeof ${read}> = [
${lines.join("\n")}
];
`;
  return `import type { ${read} } from "@backoffice/api-client";
${importsOf(body, HELPERS)}
import type { RowOf } from "#kit/list/call-types.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";

${body}`;
};
