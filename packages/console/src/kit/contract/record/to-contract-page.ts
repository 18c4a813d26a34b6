import type { ReadShape } from "@backoffice/api-client";
import type { Page } from "#kit/list/rows/row-source.ts";
import type { ContractRow } from "../list/contract-read.ts";

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce((inner, name) => (inner as ContractRow | undefined)?.[name], value);

/** The rows of an answer, their total number, and the totals over all rows if it has any. */
export const toContractPage = ({ rows, total, totals }: ReadShape, data: unknown): Page<ContractRow> => {
  const items = ((rows ? at(data, rows) : data) ?? []) as ContractRow[];
  const count = total === undefined ? items.length : Number(at(data, total) ?? items.length);
  return { items, count, ...(totals && { totals: at(data, "totals") as ContractRow | undefined }) };
};
