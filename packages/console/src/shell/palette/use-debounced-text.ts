import { useEffect, useState } from "react";
import { useDebounce } from "#kit/polling/use-debounce.ts";

/** Debounce of a search, in milliseconds. */
const PAUSE = 200;

/** The debounced text. */
export const useDebouncedText = (text: string): string => {
  const [settled, setSettled] = useState("");
  const { later } = useDebounce(setSettled, PAUSE);
  useEffect(() => later(text), [later, text]);
  return settled;
};
