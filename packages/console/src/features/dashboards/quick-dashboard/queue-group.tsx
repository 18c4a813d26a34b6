import type { components } from "@backoffice/api-client";
import { useId } from "react";
import { QUEUE_COLUMNS } from "./queue-columns.ts";
import { byUrgency } from "./by-urgency.ts";
import { QueueRow } from "./queue-row.tsx";
import type { Group, Waiting } from "./waiting.ts";

type QueueGroupProps = {
  group: Group;
  queues: readonly Waiting[];
  figures: ReadonlyMap<string, components["schemas"]["Waiting"]>;
  /** Time of the response, in epoch milliseconds. */
  now: number;
};

/** Queues of one kind of work, the latest relative to its target first, one row each, linked to its list. */
export const QueueGroup = ({ group, queues, figures, now }: QueueGroupProps) => {
  const id = useId();
  const money = group === "Money";
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 px-0.5 text-meta font-semibold text-ink-muted">
        {group}
      </h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <div
          aria-hidden
          className={`${QUEUE_COLUMNS[money ? "money" : "plain"]} h-8 border-b border-line text-meta text-ink-muted max-md:hidden`}
        >
          <span>Queue</span>
          <span className="text-end">Waiting</span>
          {money && <span className="text-end">USD</span>}
          <span className="text-end">Oldest</span>
          <span className="text-end">Since yesterday</span>
        </div>
        <ul className="divide-y divide-line">
          {byUrgency(queues, figures, now).map((it) => (
            <li key={it.key}>
              <QueueRow waiting={it} figures={figures.get(it.key)} now={now} money={money} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
