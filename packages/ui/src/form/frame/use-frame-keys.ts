import { useEffect, type RefObject } from "react";
import { KEYS, pressed } from "../../keys/keys.ts";
import { isTextTarget } from "../../keys/is-text-target.ts";
import { pressSubmit } from "../press-submit.ts";

const FORM = "form[data-slot=form]";
const WINDOW = "[role=dialog],[role=alertdialog]";

/**
 * Lets ⌘↵ submit a form from anywhere in its drawer or dialog: from the header, the footer, or the window itself. On a page
 * it does so while nothing else has the focus, or a control that does not take text, and no window is open.
 */
export const useFrameKeys = (form: RefObject<HTMLFormElement | null>, enabled: boolean): void => {
  useEffect(() => {
    const frame = form.current?.closest<HTMLElement>("[role=dialog]");
    if (!enabled || !form.current) return undefined;
    const place: HTMLElement = frame ?? document.body;
    const onKey = (event: KeyboardEvent) => {
      const own = form.current;
      if (!own || event.defaultPrevented || !pressed(event, KEYS.submit) || own.contains(event.target as Node)) return;
      if (!frame && (document.querySelector(WINDOW) || isTextTarget(event.target))) return;
      // A page that is kept behind another one is hidden.
      if (!frame && "checkVisibility" in own && !own.checkVisibility()) return;
      // With several forms in a window the shortcut would be ambiguous.
      if (place.querySelectorAll(FORM).length > 1) return;
      event.preventDefault();
      pressSubmit(own);
    };
    place.addEventListener("keydown", onKey);
    return () => place.removeEventListener("keydown", onKey);
  }, [form, enabled]);
};
