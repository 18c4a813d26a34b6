import { operations } from "../../packages/api-client/src/contract.ts";
import { passTimers } from "./timers.ts";

const WINDOWS = "[role=dialog], [role=alertdialog]";

const windows = (): string[] => [...document.querySelectorAll(WINDOWS)].map((it) => it.textContent.slice(0, 80));

/** What a scene of the console keeps of its calls; a story of the kit has none. */
type Loaded = { calls?: readonly { id: string }[] };

/** Reads may follow: a failed one is tried again, and a refused write has its record read again. */
const isRead = (id: string) => (operations as Readonly<Record<string, { effect: string }>>)[id]?.effect === "read";

/**
 * Runs the timers of a rendered look that are due soon, and returns a check that fails when the look has sent a write or
 * opened a dialog since: to be called after the other checks, which give it the frames to do so.
 */
export const watchRest = ({ calls = [] }: Loaded): (() => void) => {
  const sent = calls.length;
  const open = windows().length;
  passTimers();
  return () => {
    const writes = calls.slice(sent).flatMap(({ id }) => (isRead(id) ? [] : [id]));
    if (writes.length > 0) throw new Error(`At rest this sends ${writes.join(", ")}`);
    const opened = windows().slice(open);
    if (opened.length > 0) throw new Error(`At rest this opens a dialog: ${opened.join(" | ")}`);
  };
};
