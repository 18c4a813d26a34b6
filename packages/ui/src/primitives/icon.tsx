import type { LucideIcon } from "lucide-react";
import { createElement, isValidElement, type ReactElement, type ReactNode } from "react";

/** An icon as callers give it: a Lucide component (drawn at the right size) or a ready element. */
export type IconLike = LucideIcon | ReactElement;

/** Draws an icon given as a component at `size` pixels (16, or 14 where it is dense), stroke 1.75; hidden from readers. */
export const drawIcon = (icon: IconLike | undefined, size = 16): ReactNode => {
  if (!icon || isValidElement(icon)) return icon;
  return createElement(icon, { size, strokeWidth: 1.75, "aria-hidden": true, className: "shrink-0" });
};
