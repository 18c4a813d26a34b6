import type { components } from "@backoffice/api-client";
import { Alert, formatRelative, linkLook, useLocale } from "@backoffice/ui";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import { lateness, overTarget, targetWords } from "./lateness.ts";
import { GROUPS, type Waiting } from "./waiting.ts";

type LateQueuesProps = {
  queues: readonly Waiting[];
  figures: ReadonlyMap<string, components["schemas"]["Waiting"]>;
  now: number;
};

/** The latest queue of each group, relative to its target, as an alert linked to it. */
export const LateQueues = ({ queues, figures, now }: LateQueuesProps) => {
  const { timeZone } = useLocale();
  const { search } = useLocation();
  const late = queues
    .flatMap((queue) => {
      const oldestAt = figures.get(queue.key)?.oldestAt ?? null;
      const severity = lateness(oldestAt, queue.target, now);
      return oldestAt !== null && severity ? [{ ...queue, oldestAt, severity }] : [];
    })
    .toSorted((a, b) => overTarget(b.oldestAt, b.target, now) - overTarget(a.oldestAt, a.target, now));
  const latest = GROUPS.flatMap((group) => late.find((it) => it.group === group) ?? []);
  return latest.map(({ key, label, path, filter, target, oldestAt, severity }) => (
    <Alert
      key={key}
      severity={severity}
      className="mb-2"
      action={
        <AppLink to={path + keptSearch(search, filter)} className={linkLook(true)}>
          Open queue
        </AppLink>
      }
    >
      <strong className="font-medium">{label}</strong>: the oldest arrived{" "}
      {formatRelative(Date.parse(oldestAt), now, timeZone)}, the target is {targetWords(target)}.
    </Alert>
  ));
};
