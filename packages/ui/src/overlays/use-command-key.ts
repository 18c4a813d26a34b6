import { useEffect } from "react";
import { useLatestCallback } from "../use-latest-callback.ts";

/** Calls back on ⌘K or Ctrl+K, wherever the focus is. */
export const useCommandKey = (onPress: () => void) => {
  const press = useLatestCallback(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k")
        return;
      event.preventDefault();
      press();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [press]);
};
