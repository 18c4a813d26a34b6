import { createStore } from "#kit/state/create-store.ts";

/** Notes that are offered again, at most. */
const MOST_NOTES = 5;

/**
 * The records that were decided since the list was opened, by id, and how often. They stay in sight until the list is
 * left or asks for something else.
 */
const decided = createStore<ReadonlyMap<string, number>>(new Map());

export const { subscribe: onDecidedChange, read: decisions } = decided;
export const decidedIds = (): ReadonlySet<string> => new Set(decided.read().keys());
export const markDecided = (id: string): void =>
  decided.write(new Map([...decided.read(), [id, (decided.read().get(id) ?? 0) + 1]]));
export const forgetDecided = (): void => decided.write(new Map());

/** Notes that were sent in this sitting, the latest first, by what they were about. Never stored: they speak of people. */
const notes = createStore<Readonly<Record<string, readonly string[]>>>({});

export const { subscribe: onRecentNotes } = notes;
export const recentNotes = (noun: string): readonly string[] => notes.read()[noun] ?? NONE;
const NONE: readonly string[] = [];

export const rememberNote = (noun: string, note: string): void => {
  if (!note) return;
  const others = recentNotes(noun).filter((it) => it !== note);
  notes.write({ ...notes.read(), [noun]: [note, ...others].slice(0, MOST_NOTES) });
};
export const forgetNotes = (): void => notes.write({});

/** The record that is to be decided next, by id: once it is on screen, its note takes the focus. */
const next = createStore<string | undefined>(undefined);

export const { subscribe: onNextToDecide, read: nextToDecide, write: decideNext } = next;
