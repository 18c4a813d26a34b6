import { Children, isValidElement, type ReactNode } from "react";

const isSentence = (child: ReactNode) =>
  typeof child === "string" || typeof child === "number" || (isValidElement(child) && child.type === "p");

/**
 * What of a confirmation's children is the sentence that describes it (text and paragraphs at the beginning), and
 * what is not: a reader that reads out a whole form as a description says every label twice.
 */
export const splitDescription = (children: ReactNode): { sentences: ReactNode[]; rest: ReactNode[] } => {
  const all = Children.toArray(children);
  const end = all.findIndex((child) => !isSentence(child));
  return end < 0 ? { sentences: all, rest: [] } : { sentences: all.slice(0, end), rest: all.slice(end) };
};
