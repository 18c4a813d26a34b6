import { useEffect } from "react";
import { HereSoon } from "../kit/address.tsx";
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

/** What follows the address and draws nothing. */
export const Follow = () => (
  <HereSoon>
    <Following />
  </HereSoon>
);
