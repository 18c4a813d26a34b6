import type { LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { createStore } from "#kit/state/create-store.ts";
import { usePlace } from "#kit/kept-pages/use-place.ts";

/** A command of the current page for the palette, published only if the user has the permission. */
export type PageAction = { label: string; icon?: LucideIcon | undefined; run: () => void };

/** The commands of the current page. */
export const pageActionStore = createStore<readonly PageAction[]>([]);

/** Actions by publishing component. */
const published = new Map<object, readonly PageAction[]>();

// Effects of children run first, so the page's own actions are last, with its main button at the end.
const tell = () => pageActionStore.write([...published.values()].flat().toReversed());

/** Called by a part of a page with the commands behind its buttons, the same array between renders (`useMemo`). */
export const usePublishActions = (actions: readonly PageAction[]): void => {
  const { shown } = usePlace();
  const [publisher] = useState(() => ({}));
  useEffect(() => {
    if (!shown) return undefined;
    published.set(publisher, actions);
    tell();
    return () => {
      published.delete(publisher);
      tell();
    };
  }, [publisher, actions, shown]);
};
