import { Bell } from "lucide-react";
import { useEffect } from "react";
import { bellStore } from "../top-bar/bell-store.ts";
import { outcomeCount, useNotices } from "../notices/use-notices.ts";
import { draftCount } from "./draft-count.ts";
import { forgetOldDrafts } from "./listed-drafts.ts";
import { useDrafts } from "./use-drafts.ts";

const withCount = (count: number) => (
  <span aria-hidden className="relative">
    <Bell size={16} strokeWidth={1.75} />
    <span className="absolute -end-2 -top-2 min-w-4 rounded-full bg-info-ink px-1 text-center text-[10px] leading-4 font-semibold text-canvas tabular-nums">
      {count}
    </span>
  </span>
);

/** Says at the bell what waits for the user there: drafts, unknown outcomes, and what has ended and was not read. */
export const useBell = (): void => {
  const drafts = useDrafts().length;
  const { outcomes, unread } = useNotices();
  const count = drafts + outcomes.length + unread.size;
  const parts = [
    drafts > 0 && draftCount(drafts),
    outcomes.length > 0 && outcomeCount(outcomes),
    unread.size > 0 && `${String(unread.size)} new`,
  ];
  const label = ["Notifications", ...parts.filter(Boolean)].join(", ");
  useEffect(() => forgetOldDrafts(Date.now()), []);
  useEffect(() => {
    if (count === 0) return undefined;
    const before = bellStore.read();
    bellStore.write({ label, icon: withCount(count) });
    return () => bellStore.write(before);
  }, [count, label]);
};
