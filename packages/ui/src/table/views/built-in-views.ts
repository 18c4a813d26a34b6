import type { BuiltInView } from "./views-types.ts";
import type { SavedView, UnnamedView } from "./saved-views.ts";

/** Completes built-in views with the current columns, and with the current sorting if they have none. */
export const builtInViews = (
  builtIn: (() => readonly BuiltInView[]) | undefined,
  { view, sort }: UnnamedView,
): readonly SavedView[] => (builtIn?.() ?? []).map((it) => ({ view, sort, ...it }));
