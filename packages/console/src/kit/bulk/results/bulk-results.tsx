import { Badge, Button, cn, Dialog, ProgressBar, Tabs, useLocale, type Tone } from "@backoffice/ui";
import { DataTable, saveCsv, type Column } from "@backoffice/ui/table";
import { useId, useMemo, useState } from "react";
import { capital } from "#kit/words/capital.ts";
import { formatAmount } from "#kit/numbers/format-number.ts";
import { csvNotation } from "#kit/export/stored-csv-notation.ts";
import type { Bulk } from "../bulk.ts";
import { resultsFile, type ResultRow } from "./results-file.ts";
import { ResultsLine } from "./results-line.tsx";
import { countStates, ROW_STATES, STATES, type RowState } from "./row-result.ts";
import type { ShownRun } from "../run/bulk-runs.ts";
import { RecordLink } from "./record-link.tsx";
import { resultName } from "./result-name.ts";

type BulkResultsProps<Row> = {
  bulk: Bulk<Row>;
  idOf: (row: Row) => string;
  /** The rows of the list. */
  listed: readonly Row[];
  run: ShownRun<Row>;
  onStop: () => void;
  onRetry: () => void;
  onClose: () => void;
};

const READY = { status: "ready" } as const;
const rowId = ({ id }: { id: string }) => id;

const columnsOf = <Row,>(
  { name, money, noun: [one] }: Bulk<Row>,
  locale: string,
  withReasons: boolean,
): Column<ResultRow<Row>>[] => [
  {
    id: "row",
    header: capital(one),
    cell: (result) => <RecordLink record={result.facts?.record} name={resultName(result, name, locale)} />,
    text: (result) => resultName(result, name, locale),
    width: 190,
    shrinks: true,
  },
  {
    id: "result",
    header: "Result",
    width: 110,
    cell: ({ state }) => <Badge tone={ROW_STATES[state].tone satisfies Tone}>{ROW_STATES[state].label}</Badge>,
    text: ({ state }) => ROW_STATES[state].label,
    summary: "status",
  },
  ...(money
    ? [
        {
          id: "amount",
          header: "Amount",
          align: "end" as const,
          width: 150,
          cell: ({ row, facts }: ResultRow<Row>) => {
            const { amount, currency } = row ? money.of(row) : (facts ?? {});
            return amount !== undefined && <bdi>{`${formatAmount(amount, locale, currency)} ${currency ?? ""}`}</bdi>;
          },
        },
      ]
    : []),
  ...(withReasons
    ? [
        {
          id: "reason",
          header: "Reason",
          minWidth: 260,
          cell: ({ reason }: ResultRow<Row>) => reason ?? "",
          text: ({ reason }: ResultRow<Row>) => reason ?? "",
        },
      ]
    : []),
];

/** Progress of a bulk action and the result of each row. It cannot be closed while it runs, only stopped. */
export const BulkResults = <Row,>({ bulk, idOf, listed, run, onStop, onRetry, onClose }: BulkResultsProps<Row>) => {
  const { title, results, facts, running, started } = run;
  const reader = useLocale();
  const { locale } = reader;
  const tableId = useId();
  const [state, setState] = useState<RowState | "all">("all");
  const withReasons = results.some(({ reason }) => reason);
  const columns = useMemo(() => columnsOf(bulk, locale, withReasons), [bulk, locale, withReasons]);
  const byId = useMemo(
    () => new Map((started?.rows ?? listed).map((row) => [idOf(row), row])),
    [started, listed, idOf],
  );
  const rows = useMemo(
    () => results.map((one) => ({ ...one, row: byId.get(one.id), facts: facts.get(one.id) })),
    [results, byId, facts],
  );
  const counts = countStates(results);
  const shown = state === "all" || counts[state] === 0 ? rows : rows.filter((row) => row.state === state);
  const left = counts.waiting + counts.sending;
  const canRetry = !running && started !== undefined && counts.refused > 0;
  return (
    <Dialog
      open
      size="xl"
      title={title}
      closable={!running}
      onOpenChange={(open) => !open && onClose()}
      // The dialog itself: its result is read, and no control there comes first.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (event.target as HTMLElement).focus();
      }}
      footer={
        running ? (
          <Button onClick={onStop}>Stop</Button>
        ) : (
          <>
            <Button
              onClick={() => void saveCsv(title, resultsFile(bulk), shown, { ...reader, notation: csvNotation.read() })}
            >
              Export as CSV
            </Button>
            {canRetry && <Button onClick={onRetry}>Retry {counts.refused} refused</Button>}
            <Button variant="primary" onClick={onClose}>
              Close
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <ResultsLine run={run} bulk={bulk} rows={rows} counts={counts} />
        {running && <ProgressBar label={title} value={((results.length - left) / results.length) * 100} showValue />}
        <Tabs
          label="Results"
          panelId={tableId}
          value={counts[state as RowState] === 0 ? "all" : state}
          onValueChange={(next) => setState(next as RowState | "all")}
          tabs={[
            { value: "all", label: "All", count: results.length },
            ...STATES.map((it) => ({
              value: it,
              label: ROW_STATES[it].label,
              count: counts[it],
              hidden: counts[it] === 0,
            })),
          ]}
        />
        {/* Names, results and amounts need half the width. The dialog keeps its own, or Stop would move. */}
        <div id={tableId} className={cn("flex max-h-[45dvh] flex-col", !withReasons && "max-w-xl")}>
          <DataTable bare label="Results by row" rows={shown} columns={columns} rowId={rowId} state={READY} />
        </div>
      </div>
    </Dialog>
  );
};
