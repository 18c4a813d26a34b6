import { Button, formatRelative, PopoverClose, serverTime, useNow } from "@backoffice/ui";
import { dropDraft } from "@backoffice/ui/form";
import { useId } from "react";
import { AppLink } from "#kit/address/app-link.tsx";
import { useSession } from "#kit/session/session.ts";
import { draftCount } from "./draft-count.ts";
import type { ListedDraft } from "./listed-drafts.ts";
import { useDrafts } from "./use-drafts.ts";

const TABS = { this: "in this tab", another: "being edited in another tab", closed: undefined };

const Line = ({ draft: { title, address, at, tab, keys }, now }: { draft: ListedDraft; now: number }) => {
  const whenId = useId();
  const { timeZone } = useSession();
  const when = formatRelative(Math.min(serverTime(at), now), now, timeZone);
  return (
    <li className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p id={whenId} className="text-meta text-ink-muted">
          {[when, TABS[tab]].filter(Boolean).join(", ")}
        </p>
      </div>
      <PopoverClose asChild>
        <Button asChild size="sm" aria-label={`Open ${title}`} aria-describedby={whenId}>
          <AppLink to={address}>Open</AppLink>
        </Button>
      </PopoverClose>
      {tab !== "another" && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Discard ${title}`}
          aria-describedby={whenId}
          onClick={() => {
            for (const key of keys) dropDraft("local", key);
          }}
        >
          Discard
        </Button>
      )}
    </li>
  );
};

/** Forms that the user left without saving, with their age and tab. Renders nothing without drafts. */
export const DraftList = () => {
  const drafts = useDrafts();
  const now = useNow(drafts.length > 0);
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Drafts" className="mb-3 border-b border-line pb-3">
      <p className="mb-2 font-semibold">{draftCount(drafts.length)}</p>
      <ul className="grid max-h-80 gap-3 overflow-y-auto">
        {drafts.map((it) => (
          <Line key={it.keys[0]} draft={it} now={now} />
        ))}
      </ul>
    </section>
  );
};
