import { isMac, type Chord } from "@backoffice/ui";
import { createStore } from "#kit/state/create-store.ts";

/** A change that can be undone. */
export type Undo = {
  /** What was changed: "Game disabled, Starburst". */
  label: string;
  /** Undoes it. */
  run: () => void;
};

/** A change that can be undone now; `until` in epoch milliseconds. */
type UndoableChange = { id: number; label: string; until: number; undo: () => void };

/** Milliseconds during which a change can be undone. */
export const UNDO_MS = 10_000;

/**
 * With Shift, or ⌘ on a Mac, because Alt and a letter alone is taken: Alt+Z opens the panel of graphics drivers, and ⌥Z,
 * like Ctrl+Alt+Z, types a letter in several languages.
 */
export const UNDO_KEYS = { undo: [isMac ? "Mod+Alt+Z" : "Alt+Shift+Z"] } as const satisfies Record<
  string,
  readonly Chord[]
>;

/** The changes that can be undone now, the newest last. */
export const undoStore = createStore<readonly UndoableChange[]>([]);

const isOffered = (id: number) => undoStore.read().some((it) => it.id === id);

let lastId = 0;

/**
 * Offers to undo a change, once, for {@link UNDO_MS}; `signal` is aborted when that is over. `hold` stops the time while
 * its toast is held, and restarts it.
 */
export const offerUndo = ({ label, run }: Undo) => {
  const id = (lastId += 1);
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    undoStore.write(undoStore.read().filter((it) => it.id !== id));
    over.abort();
  };
  const undo = () => {
    const change = undoStore.read().find((it) => it.id === id);
    if (!change) return;
    end();
    // The timer of a computer that was asleep is late.
    if (Date.now() <= change.until) run();
  };
  const hold = (held: boolean) => {
    clearTimeout(timer);
    if (!isOffered(id)) return;
    const until = held ? Number.POSITIVE_INFINITY : Date.now() + UNDO_MS;
    undoStore.write(undoStore.read().map((it) => (it.id === id ? { ...it, until } : it)));
    if (!held) timer = setTimeout(end, UNDO_MS);
  };
  undoStore.write([...undoStore.read(), { id, label, until: 0, undo }]);
  hold(false);
  return { undo, hold, signal: over.signal };
};

/** Undoes the newest change that can be undone. Returns whether there was one. */
export const undoNewest = (): boolean => {
  const newest = undoStore.read().at(-1);
  newest?.undo();
  return newest !== undefined;
};
