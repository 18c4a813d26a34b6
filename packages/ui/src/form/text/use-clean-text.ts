import { useRef, type KeyboardEvent } from "react";
import { cleanText } from "../../clean-text.ts";

/**
 * Event handlers of a text input that remove invisible characters of typed or pasted text on blur, or when the form is
 * submitted from the input. An unedited text is not changed.
 */
export const useCleanText = (text: string, change: (text: string) => void) => {
  const touched = useRef(false);
  const clean = () => {
    if (touched.current && cleanText(text) !== text) change(cleanText(text));
    touched.current = false;
  };
  return {
    onChange: (event: { currentTarget: { value: string } }) => {
      touched.current = true;
      change(event.currentTarget.value);
    },
    onBlur: clean,
    onKeyDown: (event: KeyboardEvent) => {
      const sends = !(event.target instanceof HTMLTextAreaElement) || event.metaKey || event.ctrlKey;
      if (event.key === "Enter" && sends) clean();
    },
  };
};
