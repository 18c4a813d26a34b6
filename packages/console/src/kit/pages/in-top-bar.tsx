import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTopBarSlot } from "./top-bar-slots.ts";

/** Shows a control of the page in the top bar while the page is visible; in its place where there is no bar. */
export const InTopBar = ({ children }: { children: ReactNode }) => {
  const bar = useTopBarSlot("control");
  if (bar === undefined) return null;
  return bar ? createPortal(children, bar) : children;
};
