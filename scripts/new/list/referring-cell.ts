import type { Field } from "../../../packages/api-client/src/read-shape.ts";
import { isName } from "../../../packages/console/src/kit/contract/fields/name-in.ts";
import { refIn } from "../../../packages/console/src/kit/contract/fields/ref-in.ts";

const OPERATORS = ["operator", "parent-operator"];

/** Whether a name next to a player code is shown by the player cell. */
const isPlayer = ({ fields = [] }: Field, ref: Field) =>
  ref.ref === "player" && ref.name === "playerCode" && fields.some((it) => it.name === "username");

/** The code of a cell that refers to a record: a link, as in a list derived from the contract. */
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
  // The console knows the names of operators and brands without a request.
  if (OPERATORS.includes(ref) && (names || kind === "id")) return `...operatorCell<Row>((row) => row.${id})`;
  const linked = `...refCell<Row>("${ref}", (row) => row.${id}, ${cell(field).replace("...", "").replace("<Row>", "")})`;
  return names ? `${linked}, beside: [{ word: "id", value: (row: Row) => row.${id} }]` : linked;
};
