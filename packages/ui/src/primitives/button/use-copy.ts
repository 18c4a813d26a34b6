import { useEffect, useRef, useState } from "react";
import { copyText } from "./copy-text.ts";

export type CopyState = "idle" | "copied" | "failed";

/** Copies text and reports the result for two seconds. */
export const useCopy = (): [state: CopyState, copy: (text: string) => Promise<void>] => {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    setState((await copyText(text)) ? "copied" : "failed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("idle"), 2000);
  };
  return [state, copy];
};
