import { Button, formatRelative, PopoverClose, serverTime, useNow } from "@backoffice/ui";
import { AppLink } from "#kit/address/app-link.tsx";
import { statesInWords } from "#kit/bulk/results/row-result.ts";
import { useSession } from "#kit/session/session.ts";
import { UnreadMark } from "./unread-mark.tsx";
import type { RunNotice } from "./use-notices.ts";

type RunListProps = { runs: readonly RunNotice[]; unread: ReadonlySet<string> };

/** Bulk actions whose results were not closed, the newest first, with what became of their rows. */
export const RunList = ({ runs, unread }: RunListProps) => {
  const { timeZone } = useSession();
  const now = useNow(runs.length > 0);
  if (runs.length === 0) return null;
  return (
    <section aria-label="Bulk actions" className="mb-3 border-b border-line pb-3">
      <p className="mb-2 font-semibold">Bulk actions</p>
      <ul className="grid max-h-80 gap-3 overflow-y-auto">
        {runs
          .toSorted((a, b) => b.run.at - a.run.at)
          .map(({ id, path, run: { title, at, running, results } }) => (
            <li key={id} className="flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">
                  {unread.has(id) && <UnreadMark />}
                  {title}
                </p>
                <p className="tabular">{statesInWords(results)}</p>
                <p className="text-meta text-ink-muted">
                  {running ? "Running" : formatRelative(serverTime(at), now, timeZone)}
                </p>
              </div>
              <PopoverClose asChild>
                <Button asChild size="sm" aria-label={`Results of ${title}`}>
                  <AppLink to={path}>Results</AppLink>
                </Button>
              </PopoverClose>
            </li>
          ))}
      </ul>
    </section>
  );
};
