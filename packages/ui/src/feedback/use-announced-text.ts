import { useEffect, useRef } from "react";
import { announce } from "./announce.ts";

/**
 * Announces a text of the document when it changes or appears, and when it is the same for another `subject`. The text is
 * read after rendering; a live region of its own would be lost with the element that it is in.
 */
export const useAnnouncedText = (read: () => string | null | undefined, subject?: unknown): void => {
  const said = useRef<{ text: string; subject: unknown }>({ text: "", subject });
  useEffect(() => {
    const text = read() ?? "";
    if (text === said.current.text && subject === said.current.subject) return;
    said.current = { text, subject };
    if (text) announce(text);
  });
};
