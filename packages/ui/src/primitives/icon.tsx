import type { LucideIcon } from "lucide-react";
import { createElement, isValidElement, type ReactElement, type ReactNode } from "react";

/** An icon: a Lucide component, rendered at the right size, or an element. */
export type IconLike = LucideIcon | ReactElement;

/** Renders an icon component at `size` pixels (16, or 14 in dense places), stroke 1.75, hidden from screen readers. */
export const renderIcon = (icon: IconLike | undefined, size = 16): ReactNode => {
  if (!icon || isValidElement(icon)) return icon;
  return createElement(icon, { size, strokeWidth: 1.75, "aria-hidden": true, className: "shrink-0" });
};
