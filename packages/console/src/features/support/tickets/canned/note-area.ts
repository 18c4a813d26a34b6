/** The textarea of a form's note. */
export const noteArea = (inside: Element | null): HTMLTextAreaElement | undefined => {
  const found = inside?.closest("form")?.elements.namedItem("note");
  return found instanceof HTMLTextAreaElement ? found : undefined;
};
