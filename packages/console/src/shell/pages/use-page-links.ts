import { useEffect } from "react";
import { useHistory } from "#kit/address/history.ts";
import { keptSearch } from "#kit/address/kept-search.ts";
import { isPlainClick } from "#kit/address/plain-click.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { findPage } from "./find-page.ts";

/** The link that a click follows in this tab; undefined for a download, a fragment of this page, or another site. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target } = event;
  if (!isPlainClick(event) || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>("a[href]:not([href^='#'],[download],[target])");
  return link?.origin === window.location.origin ? link : undefined;
};

/**
 * Lets plain links to pages of the console, as in table cells, navigate without a reload and keep the scope
 * (`keptSearch`). A click on an `AppLink` is handled before it bubbles up to here.
 */
export const usePageLinks = (): void => {
  const history = useHistory();
  const { pages } = useRegistry();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.defaultPrevented ? undefined : linkOf(event);
      if (!link || !findPage(pages, link.pathname, link.search)) return;
      event.preventDefault();
      const own = Object.fromEntries(new URLSearchParams(link.search));
      history.push({ pathname: link.pathname, search: keptSearch(history.location.search, own), hash: link.hash });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [history, pages]);
};
