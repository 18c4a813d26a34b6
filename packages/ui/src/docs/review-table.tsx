import { useState } from "react";
import { Button } from "../primitives/button.tsx";
import { Checkbox } from "../primitives/checkbox.tsx";
import { readStored, writeStored } from "../stored.ts";
import type { ReviewPanel } from "./review-list.ts";

const KEY = "review:seen";

const readSeen = (): ReadonlySet<string> => {
  const stored = readStored(KEY);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
};

const linkTo = (id: string) => `./?path=/story/${encodeURIComponent(id)}`;
const keyOf = ({ area, panel }: ReviewPanel) => `${area}/${panel}`;

type PanelRowProps = { at: ReviewPanel; number: number; seen: boolean; onSeen: (seen: boolean) => void };

const PanelRow = ({ at, number, seen, onSeen }: PanelRowProps) => (
  <tr className="border-t align-top">
    <td className="py-2 text-ink-muted tabular">{number}</td>
    <th scope="row" className="py-2 pe-4 text-start font-medium">
      <a href={linkTo(at.stories[0]?.id ?? "")} target="_top" className="text-accent-ink underline underline-offset-2">
        {at.panel}
      </a>
      <span className="block text-meta font-normal text-ink-muted tabular">
        {at.stories.length} {at.stories.length === 1 ? "state" : "states"}
      </span>
    </th>
    <td className="py-2 pe-4">
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {at.stories.map(({ id, name }) => (
          <li key={id}>
            <a
              href={linkTo(id)}
              target="_top"
              className="inline-flex min-h-6 items-center text-ink-muted underline-offset-2 hover:text-ink hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </td>
    <td className="py-2 text-end">
      <Checkbox
        aria-label={`Seen: ${at.panel}`}
        checked={seen}
        onChange={(event) => onSeen(event.currentTarget.checked)}
      />
    </td>
  </tr>
);

/** The panels by area, each with its states and a tick; what was seen is kept in this browser. */
export const ReviewTable = ({ panels }: { panels: readonly ReviewPanel[] }) => {
  const [seen, setSeen] = useState(readSeen);
  const mark = (key: string, on: boolean) => {
    const next = new Set(seen);
    if (on) next.add(key);
    else next.delete(key);
    writeStored(KEY, [...next]);
    setSeen(next);
  };
  const left = panels.filter((it) => !seen.has(keyOf(it)));
  const next = left[0]?.stories[0];
  const areas = [...Map.groupBy(panels, ({ area }) => area)];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-muted tabular">
          {panels.length - left.length} of {panels.length} panels seen,{" "}
          {panels.reduce((sum, { stories }) => sum + stories.length, 0)} states in all
        </p>
        {next && (
          <Button asChild variant="primary">
            <a href={linkTo(next.id)} target="_top">
              Next: {left[0]?.panel}
            </a>
          </Button>
        )}
      </div>
      {areas.map(([area, members]) => (
        <section key={area} className="min-w-0">
          <h2 className="mb-2 text-heading font-semibold">{area}</h2>
          <div className="overflow-x-auto">
            <table className="w-full min-w-160 table-fixed">
              <thead className="text-meta text-ink-muted">
                <tr>
                  <th className="w-10 pb-1 text-start font-medium">No.</th>
                  <th className="w-68 pb-1 text-start font-medium">Panel</th>
                  <th className="pb-1 text-start font-medium">States</th>
                  <th className="w-14 pb-1 text-end font-medium">Seen</th>
                </tr>
              </thead>
              <tbody>
                {members.map((at) => (
                  <PanelRow
                    key={at.panel}
                    at={at}
                    number={panels.indexOf(at) + 1}
                    seen={seen.has(keyOf(at))}
                    onSeen={(on) => mark(keyOf(at), on)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </>
  );
};
