import { useEffect } from "react";
import { hideOverlay, overlayStore, showOverlay } from "./overlays.ts";

const types = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/** Keyboard shortcuts of the shell: ⌘K or Ctrl K opens the palette, ? the list of shortcuts. */
export const useShortcuts = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        if (overlayStore.read() === "palette") hideOverlay();
        else showOverlay("palette");
      } else if (event.key === "?" && !types(event.target) && !event.defaultPrevented) showOverlay("shortcuts");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
};
