import { operations } from "../../packages/api-client/src/contract.ts";
import { passTimers } from "./timers.ts";

const WINDOWS = "[role=dialog], [role=alertdialog]";

const windows = (): string[] => [...document.querySelectorAll(WINDOWS)].map((it) => it.textContent.slice(0, 80));

/** Recorded calls of a console scene; stories of the UI kit have none. */
type Loaded = { calls?: readonly { id: string }[] };

/** Reads are allowed: failed ones are retried, and a refused write refetches its record. */
const isRead = (id: string) => (operations as Readonly<Record<string, { effect: string }>>)[id]?.effect === "read";

/**
 * Runs the timers of a rendered story that are due soon, and returns a check that fails when the story has sent a write
 * or opened a dialog since. Call it after the other checks, which take the frames that this needs.
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
