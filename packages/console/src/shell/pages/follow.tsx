import { useEffect } from "react";
import { AtPageAddress } from "#kit/address/address.tsx";
import { usePreloadPanels } from "../panels/preload-panels.ts";
import { usePageFocus } from "./use-page-focus.ts";
import { titleOf, usePage } from "./use-page.ts";
import { useRecent } from "../palette/use-recent.ts";

const Following = () => {
  const title = titleOf(usePage());
  useEffect(() => {
    document.title = `${title} · Back office`;
  }, [title]);
  useRecent();
  usePageFocus();
  usePreloadPanels();
  return null;
};

/** Sets the document title, remembers the page for the palette and preloads its panels; draws nothing. */
export const Follow = () => (
  <AtPageAddress>
    <Following />
  </AtPageAddress>
);
