import { useRef, type KeyboardEvent } from "react";
import { cleanText } from "../../clean-text.ts";

/**
 * Events of a text box that takes away what came along unseen with what was typed or pasted, once the box is left or
 * the form is sent from inside it. A text that nobody touched stays as it came.
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
