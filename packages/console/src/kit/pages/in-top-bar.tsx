import { useLayoutEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { usePlace } from "#kit/kept-pages/use-place.ts";

/** ID of the place for a page's own control in the top bar. */
const PAGE_CONTROL = "page-control";

/** Shows a control of the page in the top bar while the page is visible; in its place where there is no bar. */
export const InTopBar = ({ children }: { children: ReactNode }) => {
  const { shown } = usePlace();
  const [bar, setBar] = useState<HTMLElement | null>();
  // The bar is in the document once both are.
  useLayoutEffect(() => setBar(document.querySelector<HTMLElement>(`#${PAGE_CONTROL}`)), []);
  if (bar === undefined || !shown) return null;
  return bar ? createPortal(children, bar) : children;
};
