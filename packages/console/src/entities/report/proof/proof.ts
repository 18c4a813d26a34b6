import type { Permission } from "@backoffice/api-client";

/** What a list is filtered by. */
export type ProofQuery = Readonly<{ [parameter: string]: string }>;

/** The list that a figure of a report is counted from. */
export type Proof<Row> = {
  /** A page of the console. */
  to: `/${string}`;
  /** The right that opens it. */
  permission: Permission;
  /**
   * How the list is filtered, for a row or, without one, for the total; `opId` where the row is of one operator or brand
   * alone. Nothing where no filter of the list tells it.
   */
  query: (row: Row | undefined) => ProofQuery | undefined;
  /** Filters of the report that the list has too, each with its name there; `false` where the figure is the same with it. */
  carries?: Readonly<{ [filter: string]: string | false }>;
  /** Filters of the report that only choose its rows, as a search does: they are in the way of a total, not of a row. */
  picks?: readonly string[];
  /** The day of a row, in the reader's zone, where it is about one. */
  day?: (row: Row) => string;
};
