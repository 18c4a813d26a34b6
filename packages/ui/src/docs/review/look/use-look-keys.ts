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

/**
 * Handles single keys on this page and inside the story's frame, except where they enter text. While the panel is not
 * `used`, its fields take none of them either: many panels open with the focus in a field.
 */
export const useLookKeys = (
  keys: readonly LookKey[],
  used: boolean,
): { frame: RefObject<HTMLIFrameElement | null>; listen: () => void } => {
  const frame = useRef<HTMLIFrameElement>(null);
  const run = (event: KeyboardEvent, isInStory: boolean) => {
    const key = keys.find(({ chords, inStory }) => (!isInStory || inStory) && pressed(event, chords));
    if (key) event.preventDefault();
    key?.run();
    return key !== undefined;
  };
  const handle = useLatestCallback((event: KeyboardEvent, isInStory: boolean) => {
    // An element of the story's frame is an instance of that frame's classes.
    const target = event.composedPath()[0] as Element | undefined;
    const isTyped = isInStory
      ? target?.closest?.("input, textarea, select, [contenteditable]")
      : isTextTarget(event.target);
    // Escape leaves a note; the next one leaves the look.
    if (isTyped && !isInStory && event.key === "Escape") return (event.target as HTMLElement).blur();
    if (!event.defaultPrevented && !isTyped) run(event, isInStory);
  });
  /** Before the panel, which knows keys of its own. What plays the state types with events that are not trusted. */
  const handleFirst = useLatestCallback((event: KeyboardEvent) => {
    if (!used && event.isTrusted && run(event, false)) event.stopImmediatePropagation();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handle(event, false);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [handle]);
  const listen = () => {
    const story = frame.current?.contentWindow;
    story?.addEventListener("keydown", handleFirst, true);
    story?.document.addEventListener("keydown", (event) => handle(event, true));
  };
  return { frame, listen };
};
