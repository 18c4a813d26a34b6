import type { ReactNode } from "react";

/** Whether a value of a description list renders nothing. */
export const isEmptyValue = (value: ReactNode): boolean =>
  value === undefined || value === null || value === "" || value === false || Number.isNaN(value);
