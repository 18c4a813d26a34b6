import { Alert, useLocale } from "@backoffice/ui";
import { BulkTotals } from "../bulk-totals-text.tsx";
import type { Bulk } from "../bulk.ts";
import type { ResultRow } from "./results-file.ts";
import type { RowState } from "./row-result.ts";
import type { ShownRun } from "../run/bulk-runs.ts";

type ResultsLineProps<Row> = {
  run: ShownRun<Row>;
  bulk: Bulk<Row>;
  rows: readonly ResultRow<Row>[];
  counts: Readonly<Record<RowState, number>>;
};

const UNKNOWN =
  "Rows with an unknown outcome may or may not have been carried out. Check each of them before you send it again.";

/** The result of a run in one line, announced to screen readers at the end. */
export const ResultsLine = <Row,>({ run, bulk: { money }, rows, counts }: ResultsLineProps<Row>) => {
  const { locale } = useLocale();
  const done = rows.flatMap(({ state, row }) => (state === "done" && row !== undefined ? [row] : []));
  const left = counts.waiting + counts.sending;
  const number = new Intl.NumberFormat(locale);
  const said = `${number.format(counts.done)} of ${number.format(rows.length)} done`;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p role="status" className="font-medium tabular">
          {run.running ? <span aria-hidden>{`${said}, ${number.format(left)} to go`}</span> : said}
        </p>
        {money && done.length > 0 && <BulkTotals rows={done} money={money} locale={locale} />}
      </div>
      {!run.running && run.isCut && (
        <Alert severity="info">You left the page while this ran. Nothing is resent automatically.</Alert>
      )}
      {!run.running && counts.unknown > 0 && <Alert severity="caution">{UNKNOWN}</Alert>}
    </>
  );
};
