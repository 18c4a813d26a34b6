/** Link styles: the colour of the surrounding text, because the accent is for primary actions. Underlined within a sentence. */
export const linkLook = (inText = false): string =>
  `text-inherit decoration-ink-faint underline-offset-2 ${inText ? "underline" : "hover:underline focus-visible:underline"}`;
