import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names. There is no conflict resolution: a part's `className` is for the layout
 * around it (margins, width, grid placement), its looks are its variants.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
