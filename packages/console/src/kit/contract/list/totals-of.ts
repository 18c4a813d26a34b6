import type { ReadShape } from "@backoffice/api-client";
import type { Locale } from "@backoffice/ui";
import type { Totals } from "@backoffice/ui/table";
import { fieldValue } from "../fields/field-value.tsx";
import type { ContractRow } from "./contract-read.ts";

/** The sums over all pages as cells, by the ids of their columns; nothing where the call gives none. */
export const totalsOf = ({ totals: fields }: ReadShape) =>
  fields &&
  ((sums: ContractRow, locale: Locale): Totals["cells"] =>
    Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, sums, locale)])));
