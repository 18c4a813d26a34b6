import { useState } from "react";
import { Input } from "../primitives/input.tsx";
import { useFormatCount } from "./use-format-count.ts";

type PageJumpProps = { page: number; pages: number; onJump: (page: number) => void };

/** The page's number (0 is none), in a box: Enter or leaving it goes to the page typed, or the nearest there is. */
export const PageJump = ({ page, pages, onJump }: PageJumpProps) => {
  const formatCount = useFormatCount();
  const [draft, setDraft] = useState<string>();
  const jump = () => {
    const typed = Number.parseInt(draft ?? "", 10);
    setDraft(undefined);
    if (Number.isNaN(typed)) return;
    const to = Math.max(1, Math.min(pages, typed));
    if (to !== page) onJump(to);
  };
  return (
    <label className="flex items-center gap-1.5 whitespace-nowrap tabular">
      <span className="hidden @lg:inline">Page</span>
      <span className="min-w-12" style={{ width: `${String(pages).length + 4}ch` }}>
        <Input
          aria-label={`Page, of ${formatCount(pages)}`}
          inputMode="numeric"
          autoComplete="off"
          placeholder="—"
          value={draft ?? (page > 0 ? String(page) : "")}
          onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ""))}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={jump}
          onKeyDown={(event) => {
            if (event.key === "Enter") jump();
            if (event.key === "Escape") setDraft(undefined);
          }}
        />
      </span>
      <span>of {formatCount(pages)}</span>
    </label>
  );
};
