import { Check, Copy } from "lucide-react";
import { type CSSProperties, type RefObject, useEffect, useState } from "react";
import { useCopy } from "../../primitives/button/use-copy.ts";
import { placeOf } from "../head/menu-place.ts";

export type CellCopyProps = {
  scroller: RefObject<HTMLElement | null>;
  /** Raw text of a cell; undefined if it cannot be copied. */
  textOf: (row: number, column: string) => string | undefined;
};

type At = { cell: HTMLElement; place: CSSProperties; text: string };

/** One shared copy button that follows the pointer, so that cells do not need their own. */
const CellCopy = ({ scroller, textOf }: CellCopyProps) => {
  const [at, setAt] = useState<At>();
  const [state, copy] = useCopy();

  useEffect(() => {
    const frame = scroller.current?.parentElement;
    if (!frame) return undefined;
    const leave = () => setAt(undefined);
    const over = ({ target, pointerType }: PointerEvent) => {
      if (!(target instanceof Element) || pointerType === "touch" || target.closest("[data-slot=cell-copy]")) return;
      const cell = target.closest<HTMLElement>("tr[data-index] > [data-column]");
      const row = cell?.parentElement?.dataset["index"];
      const text = cell && row !== undefined ? textOf(Number(row), cell.dataset["column"] ?? "") : undefined;
      setAt((was) => {
        if (!cell || !text) return undefined;
        return was?.cell === cell && was.text === text ? was : { cell, text, place: placeOf(cell, frame) };
      });
    };
    const node = scroller.current;
    frame.addEventListener("pointerover", over);
    frame.addEventListener("pointerleave", leave);
    node?.addEventListener("scroll", leave, { passive: true });
    return () => {
      frame.removeEventListener("pointerover", over);
      frame.removeEventListener("pointerleave", leave);
      node?.removeEventListener("scroll", leave);
    };
  }, [scroller, textOf]);

  if (!at) return null;
  const Icon = state === "copied" ? Check : Copy;
  return (
    <span
      className="pointer-events-none absolute z-10 flex items-center justify-end pe-1 print:hidden"
      style={at.place}
    >
      <button
        type="button"
        tabIndex={-1}
        data-slot="cell-copy"
        aria-label={state === "copied" ? "Copied" : "Copy"}
        onClick={() => void copy(at.text)}
        className="pointer-events-auto flex size-6 items-center justify-center rounded-sm border border-line bg-raised text-ink-muted hover:text-ink"
      >
        <Icon size={12} strokeWidth={2} aria-hidden />
      </button>
    </span>
  );
};

export default CellCopy;
