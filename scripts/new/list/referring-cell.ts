import type { Field } from "../../../packages/api-client/src/read-shape.ts";
import { isName } from "../../../packages/console/src/kit/contract/fields/name-in.ts";
import { refIn } from "../../../packages/console/src/kit/contract/fields/ref-in.ts";

const OPERATORS = ["operator", "parent-operator"];

/** Names beside the code of a player that the cell of a player shows. */
const isPlayer = ({ fields = [] }: Field, ref: Field) =>
  ref.ref === "player" && ref.name === "playerCode" && fields.some((it) => it.name === "username");

/** The cell, in code, of a field that refers to a record: the way to it, as the list that is drawn has it. */
export const referringCell = (field: Field, cell: (field: Field) => string): string | undefined => {
  const { name, kind, ref, names, secret } = field;
  const inner = kind === "object" ? refIn(field) : undefined;
  if (inner) {
    if (isPlayer(field, inner)) return `...playerLinkCell<Row>((row) => row.${name})`;
    const beside = field.fields!.find((it) => it !== inner && isName(it.name));
    const shown = `...refCell<Row>("${inner.ref}", (row) => row.${name}?.${inner.name}, textCell((row) => row.${name}?.${inner.name}))`;
    return beside ? `${shown}, beside: [{ word: "name", value: (row: Row) => row.${name}?.${beside.name} }]` : shown;
  }
  if (!ref || secret) return undefined;
  const id = names ?? name;
  // The console knows the names of operators and brands without asking.
  if (OPERATORS.includes(ref) && (names || kind === "id")) return `...operatorCell<Row>((row) => row.${id})`;
  const linked = `...refCell<Row>("${ref}", (row) => row.${id}, ${cell(field).replace("...", "").replace("<Row>", "")})`;
  return names ? `${linked}, beside: [{ word: "id", value: (row: Row) => row.${id} }]` : linked;
};
