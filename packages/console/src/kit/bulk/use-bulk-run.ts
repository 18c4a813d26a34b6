import { writeMany } from "@backoffice/api-client";
import { endPress, useLatestCallback } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { usePlace } from "../kept-pages/use-place.ts";
import { useSession } from "../session/session.ts";
import type { Bulk, BulkAction, BulkAnswer } from "./bulk.ts";
import { keepRun, unfinishedRun } from "./kept-run.ts";
import { mergeResults, type RowResult } from "./row-result.ts";
import { rowSteps, type UnknownRow } from "./row-steps.ts";
import { useLockPanels } from "./use-lock-panels.ts";
import { runBulk, type BulkRun } from "./run-bulk.ts";

/** A run to start: title, action, rows, and the input of staff for each row. */
export type Started<Row> = {
  title: string;
  action: BulkAction<Row>;
  rows: readonly Row[];
  answerFor: (row: Row) => BulkAnswer;
};

/** A run on screen; `started` is absent if it started before a reload. */
export type ShownRun<Row> = {
  title: string;
  results: readonly RowResult[];
  running: boolean;
  started?: Started<Row> | undefined;
};

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Runs bulk actions of a list and stores each state in the tab (`keptAs`). The run ends when its page is left; the
 * browser asks before the tab closes. Reads that became stale are reread once, at the end.
 */
export const useBulkRun = <Row>(bulk: Bulk<Row>, idOf: (row: Row) => string, keptAs: string) => {
  const client = useQueryClient();
  const session = useSession();
  const place = usePlace();
  const lockPanel = useLockPanels();
  const [shown, setShown] = useState<ShownRun<Row> | undefined>(() => {
    const left = unfinishedRun(keptAs);
    return left && { ...left, running: false };
  });
  const current = useRef<BulkRun>(undefined);
  const running = shown?.running ?? false;
  const stop = useLatestCallback(() => current.current?.stop());

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
    const show = (later: readonly RowResult[], isRunning: boolean) => {
      const results = mergeResults(before, later);
      keepRun(keptAs, { title, results });
      setShown({ title, results, running: isRunning, started });
    };
    const onUnknown = (row: UnknownRow) => lockPanel(`${action.verb} ${bulk.noun[0]}`, row);
    const steps = rowSteps({ bulk, action, answerFor, client, writes, session, onUnknown });
    show(
      rows.map((row) => ({ id: idOf(row), state: "waiting" })),
      true,
    );
    current.current = runBulk({ rows, idOf, ...steps, onChange: (results) => show(results, true) });
    const results = await current.current.finished;
    current.current = undefined;
    show(results, false);
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
    close: () => {
      keepRun(keptAs, undefined);
      setShown(undefined);
    },
  };
};
