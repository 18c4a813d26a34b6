import { writeMany } from "@backoffice/api-client";
import { endPress, useLatestCallback } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import { useSession } from "#kit/session/session.ts";
import { factsOf } from "#kit/submit/sent-facts.ts";
import type { Bulk } from "../bulk.ts";
import { bulkRunOf, bulkRuns, putBulkRun, type ShownRun, type Started } from "./bulk-runs.ts";
import type { RowFacts } from "./kept-run.ts";
import { mergeResults, type RowResult } from "../results/row-result.ts";
import { rowSteps } from "./row-steps.ts";
import { runBulk } from "./run-bulk.ts";
import { holdRun, isSentElsewhere } from "./run-lock.ts";
import { useRowSenders } from "./use-row-senders.ts";
import { useSayEnded } from "./use-say-ended.ts";

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Stored facts of a row: its amount, its record and codes that are not personal. */
const rowFacts = <Row>({ money, decides }: Bulk<Row>, row: Row): RowFacts => {
  const paid = money?.of(row);
  const sum = paid && { amount: String(paid.amount), currency: paid.currency };
  return { ...factsOf(row), ...sum, record: decides?.(row) };
};

/**
 * Runs bulk actions of a list and stores each state in the tab (`keptAs`). No more rows are sent once the page is left:
 * staff are told wherever they are then, and find the results on the page again. The browser asks before the tab closes.
 * Reads that became stale are reread once, at the end.
 */
export const useBulkRun = <Row>(bulk: Bulk<Row>, idOf: (row: Row) => string, keptAs: string) => {
  const client = useQueryClient();
  const session = useSession();
  const { pathname } = useLocation();
  const place = usePlace();
  const sendersOf = useRowSenders(bulk);
  const sayEnded = useSayEnded();
  const shown = useSyncExternalStore(bulkRuns.subscribe, () => bulkRunOf(keptAs)) as ShownRun<Row> | undefined;
  const running = shown?.running ?? false;
  const stop = useLatestCallback(() => bulkRunOf(keptAs)?.run?.stop());

  useEffect(() => {
    const found = bulkRunOf(keptAs);
    if (!found || found.started) return;
    // A duplicate of the tab that sends it: its copy would call rows not sent that are.
    void isSentElsewhere(keptAs, found).then((isElsewhere) => isElsewhere && putBulkRun(keptAs, undefined));
  }, [keptAs]);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (!place.shown) stop();
  }, [place.shown, stop]);
  useEffect(() => {
    if (!running) return undefined;
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [running]);

  const send = async (started: Started<Row>, rows: readonly Row[], before: readonly RowResult[]) => {
    const { title, action, answerFor } = started;
    endPress();
    const writes = writeMany(client);
    const at = Date.now();
    const facts = new Map(started.rows.map((row) => [idOf(row), rowFacts(bulk, row)]));
    const show = (later: readonly RowResult[], isRunning: boolean) => {
      const results = mergeResults(before, later);
      const { run: last } = bulkRunOf(keptAs) ?? {};
      putBulkRun(keptAs, { title, at, facts, results, running: isRunning, started: started as never, run: last });
    };
    const from = { label: `${action.verb} ${bulk.noun[0]}`, page: pathname };
    const steps = rowSteps({
      bulk,
      action,
      answerFor,
      client,
      writes,
      session,
      from,
      sendersOf: (row, given) => sendersOf(action, row, given),
    });
    show(
      rows.map((row) => ({ id: idOf(row), state: "waiting" })),
      true,
    );
    const run = runBulk({ rows, idOf, ...steps, onChange: (results) => show(results, true) });
    putBulkRun(keptAs, { ...bulkRunOf(keptAs)!, run });
    holdRun(keptAs, { at }, run.finished);
    show(await run.finished, false);
    sayEnded(bulkRunOf(keptAs)!);
    await writes.refresh(bulk.refreshAfter);
  };

  return {
    shown,
    stop,
    start: (started: Started<Row>) => {
      const before = started.rows.map((row): RowResult => ({ id: idOf(row), state: "waiting" }));
      void send(started, started.rows, before);
    },
    /** Resends only the rows that the server refused. */
    retry: () => {
      if (!shown?.started || running) return;
      const { started, results } = shown;
      const refused = new Set(results.filter(({ state }) => state === "refused").map(({ id }) => id));
      void send(
        started,
        started.rows.filter((row) => refused.has(idOf(row))),
        results,
      );
    },
    close: () => putBulkRun(keptAs, undefined),
  };
};
