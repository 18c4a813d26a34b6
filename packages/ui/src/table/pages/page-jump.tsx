import { useState } from "react";
import { useLocale } from "../../display/locale/use-locale.ts";
import { readDecimal } from "../../numbers/read-decimal.ts";
import { Input } from "../../primitives/controls/input.tsx";
import { useFormatCount } from "../use-format-count.ts";

type PageJumpProps = { page: number; pages: number; onJump: (page: number) => void };

/**
 * Input of the page number (0 is none): Enter or blur goes to the typed page, or to the nearest existing one. Invalid text
 * stays visible until it is corrected, and is reset on blur.
 */
export const PageJump = ({ page, pages, onJump }: PageJumpProps) => {
  const formatCount = useFormatCount();
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string>();
  const typed = draft === undefined ? "" : readDecimal(draft, { scale: 0, signed: false, locale });
  const jump = () => {
    if (typed === undefined) return;
    setDraft(undefined);
    if (typed === "") return;
    const to = Math.max(1, Math.min(pages, Number(typed)));
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
          invalid={typed === undefined}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            jump();
            setDraft(undefined);
          }}
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
