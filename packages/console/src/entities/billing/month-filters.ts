import { serverTime } from "@backoffice/ui";
import { dateRange, select } from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { currentYear, MONTH_OPTIONS, yearOptions } from "./months.ts";

/** Billing year, shared with the cards above the list. */
export const yearFilter = ({ timeZone }: FilterContext) =>
  select({ label: "Year", place: "bar", options: yearOptions(currentYear(new Date(serverTime()), timeZone)) });

/** Billing month. */
export const monthFilter = select({ label: "Month", place: "drawer", options: MONTH_OPTIONS });

/** Issue date of an invoice or payment. */
export const issuedFilter = ({ timeZone, locale }: FilterContext) =>
  dateRange({ label: "Issued", place: "drawer", timeZone, locale });
