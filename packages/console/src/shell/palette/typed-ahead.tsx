import { useEffect } from "react";
import { changeTyped, hideOverlay } from "../overlays/overlays.ts";

/** The letter that a key types; longer names are those of keys that type none. */
const letterOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey ? key : undefined;

const onKey = (event: KeyboardEvent) => {
  const letter = letterOf(event);
  if (event.key === "Escape") hideOverlay();
  else if (event.key === "Backspace") changeTyped((before) => before.slice(0, -1));
  else if (letter !== undefined) changeTyped((before) => before + letter);
  // Nothing is found yet that it could choose, and what is under the window is no longer meant.
  else if (event.key !== "Enter") return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

const onPaste = (event: ClipboardEvent) => {
  changeTyped((before) => before + (event.clipboardData?.getData("text/plain") ?? ""));
  event.preventDefault();
};

/** Stands for a search box whose code is on its way: what is typed or pasted is kept for it. */
export const TypedAhead = () => {
  useEffect(() => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    window.addEventListener("keydown", onKey, options);
    window.addEventListener("paste", onPaste, options);
    return () => over.abort();
  }, []);
  return null;
};
