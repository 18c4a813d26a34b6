import { useEffect } from "react";
import type { Store } from "../state/create-store.ts";
import { usePageShown } from "./page-place.ts";

/** Writes what the page on screen says of itself to `store`, and `none` when it goes or is only kept. */
export const usePublish = <Value>(store: Store<Value>, value: Value, none: Value): void => {
  const shown = usePageShown();
  useEffect(() => {
    if (!shown) return undefined;
    store.write(value);
    // The next page may have said something before this one hears that it is no longer on screen.
    return () => {
      if (store.read() === value) store.write(none);
    };
  }, [store, value, none, shown]);
};
