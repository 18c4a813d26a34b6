import { parsePath, type Location } from "history";
import type { PointerEvent } from "react";
import { createStore } from "#kit/state/create-store.ts";
import { isPlainClick } from "#kit/address/plain-click.ts";

/** Where a press is about to lead; nothing once it has led there, or elsewhere. */
export const comingStore = createStore<Location | undefined>(undefined);

/**
 * For a link that is pressed: from the press to the click there is time to draw the page. A finger that is put down may
 * be about to scroll.
 */
export const announce = (event: PointerEvent, to: string): void => {
  if (event.pointerType !== "mouse" || !isPlainClick(event)) return;
  const { pathname = "/", search = "", hash = "" } = parsePath(to);
  comingStore.write({ pathname, search, hash, state: null, key: "coming" });
  const over = new AbortController();
  const end = () => {
    over.abort();
    // The click comes right after the pointer is up.
    setTimeout(() => comingStore.write(undefined));
  };
  for (const sign of ["pointerup", "pointercancel"]) window.addEventListener(sign, end, { signal: over.signal });
};
