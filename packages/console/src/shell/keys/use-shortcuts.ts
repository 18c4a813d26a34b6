import { pressed, isTextTarget } from "@backoffice/ui";
import { useLayoutEffect } from "react";
import { undoNewest } from "#kit/submit/undoable.ts";
import { hideOverlay, overlayStore, showOverlay } from "../overlays/overlays.ts";
import { CONSOLE_KEYS } from "./console-keys.ts";
import { findSearchBox } from "./find-search-box.ts";

/** The shortcuts of every page: palette, search box of the list, list of shortcuts, Undo. */
export const useShortcuts = (): void => {
  // Before the shell is painted: an effect after it misses the first key of a user who does not wait.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (pressed(event, CONSOLE_KEYS.palette)) {
        event.preventDefault();
        if (overlayStore.read() === "palette") hideOverlay();
        else showOverlay("palette");
        return;
      }
      if (isTextTarget(event.target)) return;
      if (pressed(event, CONSOLE_KEYS.keys)) showOverlay("shortcuts");
      if (!pressed(event, CONSOLE_KEYS.search)) return;
      const box = findSearchBox();
      if (!box) return;
      // Otherwise the key would be typed into the box.
      event.preventDefault();
      box.focus();
      box.select();
    };
    // Also in text editors, which handle keys themselves.
    const onUndo = (event: KeyboardEvent) => {
      if (pressed(event, CONSOLE_KEYS.undo) && !event.repeat && undoNewest()) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("keydown", onUndo, true);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("keydown", onUndo, true);
    };
  }, []);
};
