import type { RefKind } from "./generated/ref-kinds.ts";

/** How to interpret a value. `epoch` is a time in seconds; `localized` is a text by language. */
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

/** How a list shows a field (`x-list`), where its kind does not say it; see openapi/extensions.md for the meanings. */
export type ListHint = "state" | "shown" | "wide" | "message" | "prose" | "note" | "nominal" | "words";

/** A field as the contract describes it. */
export type Field = {
  name: string;
  kind: FieldKind;
  /** Label of the field, where the one derived from `name` is wrong. */
  label?: string;
  list?: ListHint;
  help?: string;
  /** Of an amount: a currency code, or the name of the field beside it that holds the code. */
  currency?: string;
  /** Of a choice, or of a list of choices. */
  values?: readonly string[];
  /** The list of values is not complete. */
  open?: true;
  secret?: true;
  personal?: true;
  /** The kind of record that the value refers to; of a name, the kind that is named. */
  ref?: RefKind;
  /** The field beside it whose record this names. */
  names?: string;
  /** An object whose keys are data, e.g. currencies or states. */
  map?: true;
  /** Fields of an object, or of the objects in a list or a map. */
  fields?: readonly Field[];
};

/** An input field of a read, and its place in the call: `query`, `body`, `body.appliedFilters`. */
export type InputField = Field & { in: string; required?: true };

/** Input and answer of a read as data, for tables and pages that are generated from it. */
export type ReadShape = {
  /** The property that holds the rows, `""` when the answer itself is the list; absent when it is one record. */
  rows?: string;
  /** Path of the number of all rows, with dots; absent when all rows come at once. */
  total?: string;
  /** The number of the first page, where it is not 1. */
  firstPage?: 0;
  /** Sums over all pages, in the answer's `totals` under the names of the row's fields. */
  totals?: readonly Field[];
  /** Fields of a row, or of the record. */
  fields: readonly Field[];
  input: readonly InputField[];
  /** The fields that rows can be sorted by. */
  sortBy: readonly string[];
};
