import type { CsvColumn } from "@backoffice/ui/table";
import { fileAmount } from "#kit/numbers/file-amount.ts";
import type { Bulk } from "../bulk.ts";
import type { RowFacts } from "../run/kept-run.ts";
import { ROW_STATES, type RowResult } from "./row-result.ts";

/** A result with its row, which after a reload is known only if the list has it, and with what was stored of it. */
export type ResultRow<Row> = RowResult & { row: Row | undefined; facts: RowFacts | undefined };

/** The CSV columns of a run's results. */
export const resultsFile = <Row>({ name, money }: Bulk<Row>): CsvColumn<ResultRow<Row>>[] => [
  { header: "ID", value: ({ id }) => id },
  { header: "Name", value: ({ row }) => row && name(row) },
  ...(money
    ? [
        {
          header: "Amount",
          value: ({ row }: ResultRow<Row>) => row && fileAmount(money.of(row).amount, money.of(row).currency),
        },
        { header: "Currency", value: ({ row }: ResultRow<Row>) => row && money.of(row).currency },
      ]
    : []),
  { header: "Result", value: ({ state }) => ({ code: state, label: ROW_STATES[state].label }) },
  { header: "Reason", value: ({ reason }) => reason },
];
