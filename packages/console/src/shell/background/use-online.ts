import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  for (const name of ["online", "offline"]) window.addEventListener(name, listener);
  return () => {
    for (const name of ["online", "offline"]) window.removeEventListener(name, listener);
  };
};

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
