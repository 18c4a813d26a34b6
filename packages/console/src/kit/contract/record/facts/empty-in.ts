import { isNumber, type Field } from "@backoffice/api-client";
import type { ContractRow } from "../../list/contract-read.ts";

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && !isNumber(value) && Object.values(value).every(isEmpty));

/** The empty fields of a record. */
export const emptyIn = (fields: readonly Field[], row: ContractRow): readonly Field[] =>
  fields.filter((it) => isEmpty(row[it.name]));
