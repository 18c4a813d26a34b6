import { useLayoutEffect, useState } from "react";
import { usePlace } from "#kit/kept-pages/use-place.ts";

/** IDs of the top bar's places for what belongs to the page: the way back before its title, its own control after it. */
export const TOP_BAR_SLOTS = { back: "page-back", control: "page-control" } as const;

/** A place in the top bar; null without a top bar, undefined while the page is hidden or not drawn yet. */
export const useTopBarSlot = (name: keyof typeof TOP_BAR_SLOTS): HTMLElement | null | undefined => {
  const { shown } = usePlace();
  const [slot, setSlot] = useState<HTMLElement | null>();
  // The bar is in the document once both are.
  useLayoutEffect(() => setSlot(document.getElementById(TOP_BAR_SLOTS[name])), [name]);
  return shown ? slot : undefined;
};
