import { useLatestCallback } from "@backoffice/ui";
import { useState, type PointerEvent, type RefObject } from "react";

type Drag = {
  /** The list, whose rows are its children, each with its id in `data-row-id`. */
  list: RefObject<HTMLElement | null>;
  /** The row that is dragged is now over this place. */
  onOver: (from: number, to: number) => void;
  /** Escape, or the browser took the pointer. */
  onGiveUp: () => void;
};

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/** Drags the rows of a list by a handle, with a mouse or a finger: the row goes along at once. */
export const useDrag = ({ list, onOver, onGiveUp }: Drag) => {
  const [dragged, setDragged] = useState<string>();
  const over = useLatestCallback(onOver);
  const giveUp = useLatestCallback(onGiveUp);
  const start = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDragged(id);
    const listening = new AbortController();
    const { signal } = listening;
    const end = (done: boolean) => {
      listening.abort();
      setDragged(undefined);
      if (!done) giveUp();
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
