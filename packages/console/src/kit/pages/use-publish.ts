import { useEffect } from "react";
import type { Store } from "#kit/state/create-store.ts";
import { usePlace } from "#kit/kept-pages/use-place.ts";

/** Writes the value of the visible page to `store`, and `none` when the page is removed or hidden. */
export const usePublish = <Value>(store: Store<Value>, value: Value, none: Value): void => {
  const { shown } = usePlace();
  useEffect(() => {
    if (!shown) return undefined;
    store.write(value);
    // The next page may have written before this one knows that it is hidden.
    return () => {
      if (store.read() === value) store.write(none);
    };
  }, [store, value, none, shown]);
};
