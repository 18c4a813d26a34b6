import type { BuiltInView } from "../types.ts";
import type { SavedView, UnnamedView } from "./saved-views.ts";

/** Built-in views as views of the table as it is now: they say nothing of columns, and not always of sorting. */
export const builtInViews = (
  builtIn: (() => readonly BuiltInView[]) | undefined,
  { view, sort }: UnnamedView,
): readonly SavedView[] => (builtIn?.() ?? []).map((it) => ({ view, sort, ...it }));
