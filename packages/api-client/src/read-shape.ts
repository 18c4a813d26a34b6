import type { RefKind } from "./generated/ref-kinds.ts";

/** How a value is meant to be read. `epoch` is a moment in seconds; `localized` is a text by language. */
export type FieldKind =
  | "text"
  | "id"
  | "code"
  | "money"
  | "integer"
  | "decimal"
  | "percentage"
  | "moment"
  | "epoch"
  | "date"
  | "boolean"
  | "choice"
  | "localized"
  | "list"
  | "object";

/** How a list shows a field (`x-list`), where its kind does not say it; what each means is in openapi/extensions.md. */
export type ListHint = "state" | "shown" | "wide" | "message" | "prose" | "note" | "nominal" | "words";

/** A field as the contract describes it. */
export type Field = {
  name: string;
  kind: FieldKind;
  /** Its name in words, where the words of `name` are not right. */
  label?: string;
  list?: ListHint;
  help?: string;
  /** Of an amount: a code, or the name of the field beside it that holds the code. */
  currency?: string;
  /** Of a choice, or of a list of choices. */
  values?: readonly string[];
  /** Other values may come. */
  open?: true;
  secret?: true;
  personal?: true;
  /** What the value refers to; of a name, what is named. */
  ref?: RefKind;
  /** The field beside it whose value this is the name of. */
  names?: string;
  /** An object whose keys are data: currencies, states. */
  map?: true;
  /** Of an object, or of the objects in a list or a map. */
  fields?: readonly Field[];
};

/** A field that a read takes, and where it stands in the call: `query`, `body`, `body.appliedFilters`. */
export type InputField = Field & { in: string; required?: true };

/** What a read takes and answers, as data: for tables and pages that are drawn from it. */
export type ReadShape = {
  /** The property that holds the rows, `""` when the answer itself is the list; absent when it is one record. */
  rows?: string;
  /** Where the number of all rows stands, dotted; absent when all rows come at once. */
  total?: string;
  /** The number of the first page, where it is not 1. */
  firstPage?: 0;
  /** The sums over all pages that the answer gives under `totals`, named as the fields of a row. */
  totals?: readonly Field[];
  /** Fields of a row, or of the record. */
  fields: readonly Field[];
  input: readonly InputField[];
  /** What the rows can be sorted by. */
  sortBy: readonly string[];
};
