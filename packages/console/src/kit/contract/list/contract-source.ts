import type { ReadShape } from "@backoffice/api-client";
import type { RowSource } from "#kit/list/rows/row-source.ts";
import { toContractInput } from "../filters/contract-input.ts";
import { queryOf, type ContractRead, type ContractRow } from "./contract-read.ts";
import { toContractPage } from "../record/to-contract-page.ts";

/** The row source of any list call: inputs go where the contract has them; `key` identifies rows. */
export const contractSource = (
  read: ContractRead,
  shape: ReadShape,
  key: readonly string[],
  fixed: ContractRow,
): RowSource<ContractRow> => ({
  id: (row) => key.map((name) => String(row[name])).join("·"),
  query: (request) => queryOf(read, toContractInput(shape, { ...request, ...fixed })),
  page: (answer) => toContractPage(shape, answer),
  byDays: shape.input.some(({ name }) => name === "timeZone"),
});
