import { useEffect } from "react";
import { useLocation } from "react-router";
import { AtPageAddress } from "#kit/address/address.tsx";
import { usePreloadPanels } from "../panels/preload-panels.ts";
import { usePageFocus } from "./use-page-focus.ts";
import { recordCode } from "./record-code.ts";
import { titleOf, usePage } from "./use-page.ts";

const Effects = () => {
  const page = usePage();
  const { pathname } = useLocation();
  const code = page && recordCode(page.path, pathname);
  const title = [code, titleOf(page), "Back office"].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
  usePageFocus();
  usePreloadPanels();
  return null;
};

/**
 * Sets the document title, which names a record by its code, moves the focus and preloads panels; renders nothing.
 */
export const PageEffects = () => (
  <AtPageAddress>
    <Effects />
  </AtPageAddress>
);
