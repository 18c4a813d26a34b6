import { useLatestCallback } from "@backoffice/ui";
import { useState, type PointerEvent, type RefObject } from "react";

type Drag = {
  /** List element, whose children are the rows with their IDs in `data-row-id`. */
  list: RefObject<HTMLElement | null>;
  /** The dragged row is now over this index. */
  onOver: (from: number, to: number) => void;
  /** Escape was pressed, or the browser canceled the pointer. */
  onCancel: () => void;
};

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/** Drags list rows by a handle, with mouse or touch; the row moves immediately. */
export const useDrag = ({ list, onOver, onCancel }: Drag) => {
  const [dragged, setDragged] = useState<string>();
  const over = useLatestCallback(onOver);
  const cancel = useLatestCallback(onCancel);
  const start = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDragged(id);
    const listening = new AbortController();
    const { signal } = listening;
    const end = (done: boolean) => {
      listening.abort();
      setDragged(undefined);
      if (!done) cancel();
    };
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...(list.current?.children ?? [])] as HTMLElement[];
      const from = rows.findIndex((row) => row.dataset["rowId"] === id);
      const to = rows.filter((row, at) => at !== from && middleOf(row) < clientY).length;
      if (from >= 0 && to !== from) over(from, to);
    };
    window.addEventListener("pointermove", follow, { signal });
    window.addEventListener("pointerup", () => end(true), { signal });
    window.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal, capture: true });
  };
  return { dragged, start };
};
