/** The textarea of a form's note. */
export const noteArea = (inside: Element | null): HTMLTextAreaElement | undefined => {
  const note = inside?.closest("form")?.elements.namedItem("note");
  return note instanceof HTMLTextAreaElement ? note : undefined;
};
