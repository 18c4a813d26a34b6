import type { ReadShape } from "@backoffice/api-client";
import type { RowSource } from "../row-source.ts";
import { toPlainInput } from "./plain-input.ts";
import { queryOf, type PlainRead, type PlainRow } from "./plain-read.ts";
import { toPlainPage } from "./to-plain-page.ts";

/** The rows of a list call of any form: what is asked goes where the contract has it; `key` tells the rows apart. */
export const plainSource = (
  read: PlainRead,
  shape: ReadShape,
  key: readonly string[],
  fixed: PlainRow,
): RowSource<PlainRow> => ({
  id: (row) => key.map((name) => String(row[name])).join("·"),
  query: (asked) => queryOf(read, toPlainInput(shape, { ...asked, ...fixed })),
  page: (answer) => toPlainPage(shape, answer),
});
