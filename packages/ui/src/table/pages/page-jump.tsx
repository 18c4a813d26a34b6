import { useState } from "react";
import { toLatinDigits } from "../../numbers/to-latin-digits.ts";
import { Input } from "../../primitives/controls/input.tsx";
import { useFormatCount } from "../use-format-count.ts";

type PageJumpProps = { page: number; pages: number; onJump: (page: number) => void };

/** Digits without the marks that the formatted number has between its digits; undefined for other texts. */
const wholeOf = (text: string, formatted: string): string | undefined => {
  const marks = new Set(toLatinDigits(formatted).replaceAll(/\d/g, ""));
  const bare = Array.from(toLatinDigits(text))
    .filter((it) => it.trim() && !marks.has(it))
    .join("");
  return /^\d*$/.test(bare) ? bare : undefined;
};

/**
 * Input of the page number (0 is none): Enter or blur goes to the typed page, or to the nearest existing one. Invalid text
 * stays visible until it is corrected, and is reset on blur.
 */
export const PageJump = ({ page, pages, onJump }: PageJumpProps) => {
  const formatCount = useFormatCount();
  const [draft, setDraft] = useState<string>();
  const typed = draft === undefined ? "" : wholeOf(draft, formatCount(1_234_567));
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
