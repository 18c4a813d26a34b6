import { Children, isValidElement, type ReactNode } from "react";

const isSentence = (child: ReactNode) =>
  typeof child === "string" || typeof child === "number" || (isValidElement(child) && child.type === "p");

/**
 * Splits a confirmation's children into its description (leading text and paragraphs) and the rest. A screen reader that
 * reads a whole form as the description would say every label twice.
 */
export const splitDescription = (children: ReactNode): { sentences: ReactNode[]; rest: ReactNode[] } => {
  const all = Children.toArray(children);
  const end = all.findIndex((child) => !isSentence(child));
  return end < 0 ? { sentences: all, rest: [] } : { sentences: all.slice(0, end), rest: all.slice(end) };
};
