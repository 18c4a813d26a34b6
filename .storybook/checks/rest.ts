import { passTimers } from "./timers.ts";

const WINDOWS = "[role=dialog], [role=alertdialog]";

const windows = (): string[] => [...document.querySelectorAll(WINDOWS)].map((it) => it.textContent.slice(0, 80));

/** What a scene of the console keeps of its calls, and of the faults of its back end; a story of the kit has neither. */
type Loaded = {
  calls?: readonly { id: string }[];
  backend?: { settings: { get: () => { faults: readonly { operation: string }[] } } };
};

/**
 * Runs the timers of a rendered look that are due soon, and returns a check that fails when the look has sent a call or
 * opened a dialog since: to be called after the other checks, which give it the frames to do so.
 */
export const watchRest = ({ calls = [], backend }: Loaded): (() => void) => {
  // A read that failed is tried again.
  const failing = new Set(backend?.settings.get().faults.map(({ operation }) => operation));
  const isRetried = (id: string) => failing.has(id) || failing.has("*");
  const sent = calls.length;
  const open = windows().length;
  passTimers();
  return () => {
    const more = calls.slice(sent).flatMap(({ id }) => (isRetried(id) ? [] : [id]));
    if (more.length > 0) throw new Error(`At rest this sends ${more.join(", ")}`);
    const opened = windows().slice(open);
    if (opened.length > 0) throw new Error(`At rest this opens a dialog: ${opened.join(" | ")}`);
  };
};
