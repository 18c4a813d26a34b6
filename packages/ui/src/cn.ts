import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names. There is no conflict resolution: `className` of a component is for the layout
 * around it (margins, width, grid placement); its appearance is set by its variants.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
