import { useEffect, useRef, type RefObject } from "react";
import { pressed, type Chord } from "../../../keys/keys.ts";
import { isTextTarget } from "../../../keys/is-text-target.ts";
import { useLatestCallback } from "../../../use-latest-callback.ts";

type LookKey = {
  chords: readonly Chord[];
  run: () => void;
  /** Also while the focus is in the story. */
  inStory?: boolean;
};

/** Handles single keys on this page and inside the story's frame, except where they enter text. */
export const useLookKeys = (
  keys: readonly LookKey[],
): { frame: RefObject<HTMLIFrameElement | null>; listen: () => void } => {
  const frame = useRef<HTMLIFrameElement>(null);
  const handle = useLatestCallback((event: KeyboardEvent, inStory: boolean) => {
    // An element of the story's frame is an instance of that frame's classes.
    const target = event.composedPath()[0] as Element | undefined;
    const typed = inStory
      ? target?.closest?.("input, textarea, select, [contenteditable]")
      : isTextTarget(event.target);
    // Escape leaves a note; the next one leaves the look.
    if (typed && !inStory && event.key === "Escape") return (event.target as HTMLElement).blur();
    if (event.defaultPrevented || typed) return;
    const key = keys.find(({ chords, inStory: there }) => (!inStory || there) && pressed(event, chords));
    if (!key) return;
    event.preventDefault();
    key.run();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handle(event, false);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [handle]);
  const listen = () => frame.current?.contentDocument?.addEventListener("keydown", (event) => handle(event, true));
  return { frame, listen };
};
