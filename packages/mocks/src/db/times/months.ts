import type { components } from "@backoffice/api-client/contract";

export type MonthName = components["schemas"]["BillingMonth"];

/** The names of the months, January first. */
export const MONTHS: readonly MonthName[] = [
  "JANUARY",
  "FEBRUARY",
  "MARCH",
  "APRIL",
  "MAY",
  "JUNE",
  "JULY",
  "AUGUST",
  "SEPTEMBER",
  "OCTOBER",
  "NOVEMBER",
  "DECEMBER",
];

/** The name of a month for texts: October for 10. */
export const titleOfMonth = (month: number): string => {
  const name = MONTHS[month - 1]!;
  return name.charAt(0) + name.slice(1).toLowerCase();
};
