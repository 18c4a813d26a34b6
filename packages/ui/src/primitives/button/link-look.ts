/** A link stands in the colour of the text around it: the accent is for the primary action. Within a sentence it is underlined. */
export const linkLook = (inText = false): string =>
  `text-inherit decoration-ink-faint underline-offset-2 ${inText ? "underline" : "hover:underline focus-visible:underline"}`;
