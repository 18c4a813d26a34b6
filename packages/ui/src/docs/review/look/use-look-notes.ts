import { useEffect, useRef, useState } from "react";
import type { Note, Pin } from "../marks/mark.ts";
import { elementAt } from "./element-at.ts";

/** Adds, pins and weighs the notes of the look with this id; the note that was added last takes the focus. */
export const useLookNotes = (id: string, notes: readonly Note[], onNotes: (notes: readonly Note[]) => void) => {
  const boxes = useRef<(HTMLTextAreaElement | null)[]>([]);
  const [current, setCurrent] = useState(0);
  const [added, setAdded] = useState<string>();
  useEffect(() => {
    if (added === `${id} ${String(notes.length)}`) boxes.current[notes.length - 1]?.focus();
  }, [added, id, notes.length]);
  const add = (pin?: Pin) => {
    onNotes([...notes, { text: "", severity: 2, ...(pin && { pin }) }]);
    setAdded(`${id} ${String(notes.length + 1)}`);
    setCurrent(notes.length);
  };
  return {
    boxes,
    setCurrent,
    add: () => add(),
    /** A press at a place of the look's window. */
    pin: (at: Pick<Pin, "x" | "y">, window: HTMLIFrameElement | null) =>
      add({ ...at, ...elementAt(window?.contentDocument?.elementFromPoint(at.x, at.y) ?? null) }),
    weigh: (severity: Note["severity"]) => {
      const note = notes[current];
      if (note) onNotes(notes.with(current, { ...note, severity }));
    },
  };
};
