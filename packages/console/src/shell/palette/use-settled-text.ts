import { useEffect, useState } from "react";
import { usePause } from "#kit/polling/use-pause.ts";

/** Debounce of a search, in milliseconds. */
const PAUSE = 200;

/** The debounced text. */
export const useSettledText = (text: string): string => {
  const [settled, setSettled] = useState("");
  const { later } = usePause(setSettled, PAUSE);
  useEffect(() => later(text), [later, text]);
  return settled;
};
