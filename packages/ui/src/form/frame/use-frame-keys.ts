import { useEffect, type RefObject } from "react";
import { KEYS, pressed } from "../../keys/keys.ts";
import { pressSubmit } from "../press-submit.ts";

const FORM = "form[data-slot=form]";

/** Lets ⌘↵ submit a form from anywhere in its drawer or dialog: from the header, the footer, or the window itself. */
export const useFrameKeys = (form: RefObject<HTMLFormElement | null>, enabled: boolean): void => {
  useEffect(() => {
    const frame = form.current?.closest<HTMLElement>("[role=dialog]");
    if (!enabled || !frame) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const own = form.current;
      if (!own || event.defaultPrevented || !pressed(event, KEYS.submit) || own.contains(event.target as Node)) return;
      // With several forms in a window the shortcut would be ambiguous.
      if (frame.querySelectorAll(FORM).length > 1) return;
      event.preventDefault();
      pressSubmit(own);
    };
    frame.addEventListener("keydown", onKey);
    return () => frame.removeEventListener("keydown", onKey);
  }, [form, enabled]);
};
