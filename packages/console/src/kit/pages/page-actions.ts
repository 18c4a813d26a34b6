import type { LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { createStore } from "../state/create-store.ts";
import { usePlace } from "../kept-pages/use-place.ts";

/** A command of the current page for the palette, published only if the user has the right. */
export type PageAction = { label: string; icon?: LucideIcon | undefined; run: () => void };

/** The commands of the current page. */
export const pageActionStore = createStore<readonly PageAction[]>([]);

/** By the component that published them. */
const published = new Map<object, readonly PageAction[]>();

// Effects of children run first, so the last ones are those of the page itself, its main button at the end.
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
