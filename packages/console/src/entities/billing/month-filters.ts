import { dateRange, select } from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { currentYear, MONTH_OPTIONS, yearOptions } from "./months.ts";

/** The year that is charged, of those that there are; the cards above the list are of the same. */
export const yearFilter = ({ timeZone }: FilterContext) =>
  select({ label: "Year", place: "bar", options: yearOptions(currentYear(new Date(), timeZone)) });

/** The month that is charged. */
export const monthFilter = select({ label: "Month", place: "drawer", options: MONTH_OPTIONS });

/** When an invoice or a payment was issued. */
export const issuedFilter = ({ timeZone, locale }: FilterContext) =>
  dateRange({ label: "Issued", place: "drawer", timeZone, locale });
