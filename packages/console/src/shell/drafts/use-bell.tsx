import { Bell } from "lucide-react";
import { useEffect } from "react";
import { bellStore } from "../top-bar/bell-store.ts";
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

/** Says at the bell how many drafts the user has. */
export const useBell = (): void => {
  const count = useDrafts().length;
  useEffect(() => forgetOldDrafts(Date.now()), []);
  useEffect(() => {
    if (count === 0) return undefined;
    const before = bellStore.read();
    bellStore.write({ label: `Notifications, ${draftCount(count)}`, icon: withCount(count) });
    return () => bellStore.write(before);
  }, [count]);
};
