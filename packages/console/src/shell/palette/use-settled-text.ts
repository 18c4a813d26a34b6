import { useEffect, useState } from "react";
import { usePause } from "#kit/polling/use-pause.ts";

/** Milliseconds without a key until a search is sent. */
const PAUSE = 200;

/** The text as it was when somebody last stopped typing. */
export const useSettledText = (text: string): string => {
  const [settled, setSettled] = useState("");
  const { later } = usePause(setSettled, PAUSE);
  useEffect(() => later(text), [later, text]);
  return settled;
};
