import { useListNotifications, type Data, type listNotifications } from "@backoffice/api-client";
import { exportJobs, type ExportJob } from "@backoffice/ui/table";
import { useMemo, useSyncExternalStore } from "react";
import { bulkRuns, type ShownRun } from "#kit/bulk/run/bulk-runs.ts";
import { runKey } from "#kit/bulk/run/kept-run.ts";
import { panelKey } from "#kit/panels/panel-key.ts";
import { useSession } from "#kit/session/session.ts";
import type { UnknownOutcome } from "#kit/submit/unknown-outcomes.ts";
import { useUnknownOutcomes } from "#kit/submit/use-unknown-outcomes.ts";
import { onReadNotices, readNotices } from "./read-notices.ts";

/** A bulk action of this tab, and the path of its page. */
export type RunNotice = { id: string; path: string; run: ShownRun<never> };

type Message = Data<(typeof listNotifications)["operation"]>[number];

const isEnded = ({ step }: ExportJob) => step !== "waiting" && step !== "running";

/** Notices under the bell, apart from drafts and undoable changes. */
export const useNotices = () => {
  const { userId } = useSession();
  const { data } = useListNotifications(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const all = useSyncExternalStore(bulkRuns.subscribe, bulkRuns.read);
  const jobs = useSyncExternalStore(exportJobs.subscribe, exportJobs.read);
  const stored = useUnknownOutcomes();
  const read = useSyncExternalStore(onReadNotices, () => readNotices(userId));

  const runs = useMemo(() => {
    const prefix = runKey(userId, "");
    return [...all]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, run]): RunNotice => ({ id: `${key}:${String(run.at)}`, path: key.slice(prefix.length), run }));
  }, [all, userId]);
  const outcomes = useMemo(() => {
    // One that locks several forms is stored for each of them.
    const byKey = new Map(stored.filter(({ isMoney }) => isMoney).map((it) => [it.idempotencyKey, it]));
    return [...byKey.values()].toSorted((a, b) => b.at - a.at);
  }, [stored]);
  const messages = useMemo(() => (data ?? []).filter((it) => it.content_en || it.message || it.title), [data]);

  /** The ids of what has ended. */
  const ended = [
    ...runs.filter(({ run }) => !run.running).map(({ id }) => id),
    ...jobs.filter(isEnded).map(exportId),
    ...messages.map(messageId),
  ];
  const seen = useMemo(() => new Set(JSON.parse(read) as readonly unknown[]), [read]);
  return { userId, runs, outcomes, messages, ended, unread: new Set(ended.filter((id) => !seen.has(id))) };
};

export const exportId = ({ id, at }: ExportJob): string => `export:${String(at)}:${String(id)}`;
export const messageId = ({ title, content_en: content, message }: Message): string =>
  panelKey("message", { title, content, message });

/** "1 unknown outcome" */
export const outcomeCount = (outcomes: readonly UnknownOutcome[]): string =>
  `${String(outcomes.length)} unknown ${outcomes.length === 1 ? "outcome" : "outcomes"}`;
