import { RowChecks } from "@backoffice/ui/table";
import type { ComponentType } from "react";
import type { RowChecksOf } from "./row-checks-of.ts";

type ChecksColumn<Row> = {
  inWords: RowChecksOf;
  /** The cell on a server whose rows have no checks. */
  Fallback: ComponentType<{ row: Row }>;
  /** Whether a row waits: nothing else has checks; all by default. */
  waits?: (row: Row) => boolean;
};

/** The most severe check of a row: as its server says, or else by lists for the page (ruling 53). */
export const checksColumn = <Row extends { checks?: readonly string[] }>({
  inWords,
  Fallback,
  waits = () => true,
}: ChecksColumn<Row>) => {
  const codes = (row: Row) => (waits(row) ? row.checks : []);
  return {
    id: "checks",
    header: "Check",
    help: "The most severe check of the record. Open the record to see all checks.",
    cell: (row: Row) => {
      const own = codes(row);
      return own ? <RowChecks checks={inWords(own)} /> : <Fallback row={row} />;
    },
    text: (row: Row) =>
      inWords(codes(row) ?? [])
        .map(({ label }) => label)
        .join(", "),
    summary: "exception" as const,
    width: 130,
    // Beside a record it stays.
    priority: 2,
  };
};
