import { useDeferredValue, useEffect } from "react";
import { At, useAddress } from "../kit/address.tsx";
import { usePreloadPanels } from "./preload-panels.ts";
import { titleOf, usePage } from "./use-page.ts";
import { useRecent } from "./use-recent.ts";

const Following = () => {
  const title = titleOf(usePage());
  useEffect(() => {
    document.title = `${title} · Back office`;
  }, [title]);
  useRecent();
  usePreloadPanels();
  return null;
};

/** What follows the address and draws nothing: it comes after the page is on screen. */
export const Follow = () => (
  <At location={useDeferredValue(useAddress())}>
    <Following />
  </At>
);
