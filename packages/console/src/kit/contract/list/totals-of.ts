import type { ReadShape } from "@backoffice/api-client";
import type { Locale } from "@backoffice/ui";
import type { Totals } from "@backoffice/ui/table";
import { fieldValue } from "../fields/field-value.tsx";
import type { ContractRow } from "./contract-read.ts";

/** The totals of all pages as cells, by column id; undefined if the call returns none. */
export const totalsOf = ({ totals: fields }: ReadShape) =>
  fields &&
  ((sums: ContractRow, locale: Locale): Totals["cells"] =>
    Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, sums, locale)])));
