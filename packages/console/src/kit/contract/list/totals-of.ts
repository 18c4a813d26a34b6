import type { ReadShape } from "@backoffice/api-client";
import type { Locale } from "@backoffice/ui";
import type { Totals } from "@backoffice/ui/table";
import { fieldValue } from "../fields/field-value.tsx";
import type { ContractRow } from "./contract-read.ts";

/** The sums over all pages as a row of the table; nothing while there are none. */
export const totalsOf = (
  { totals: fields }: ReadShape,
  sums: ContractRow | undefined,
  locale: Locale,
): Totals | undefined =>
  fields && sums
    ? {
        label: "Total",
        cells: Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, sums, locale)])),
      }
    : undefined;
