import type { Permission } from "@backoffice/api-client";

/** Filters of a list. */
export type DrillDownQuery = Readonly<{ [parameter: string]: string }>;

/** The list from which a report figure is counted. */
export type DrillDown<Row> = {
  /** Path of a console page. */
  to: `/${string}`;
  /** Permission to open it. */
  permission: Permission;
  /**
   * Filters of the list for a row or, without one, for the total; `opId` if the row belongs to a single operator or
   * brand. Undefined if the list has no matching filter.
   */
  query: (row: Row | undefined) => DrillDownQuery | undefined;
  /** Report filters that the list has too, by the list's names; `false` if the figure does not depend on it. */
  carries?: Readonly<{ [filter: string]: string | false }>;
  /** Report filters that only select rows, such as a search: they prevent the link of a total, not of a row. */
  picks?: readonly string[];
  /** The list also has rows of the future, so that its period ends when that of the report does: now. */
  untilNow?: boolean;
  /** Day of a row in the reader's zone, if it has one. */
  day?: (row: Row) => string;
};
