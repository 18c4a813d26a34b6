import { createStore } from "#kit/state/create-store.ts";

/** Maximum number of recent notes. */
const MOST_NOTES = 5;

/**
 * The records that were decided since the list was opened, by id, and how often. They stay visible until the list is
 * left or its input changes.
 */
const decided = createStore<ReadonlyMap<string, number>>(new Map());

export const { subscribe: onDecidedChange, read: decisions } = decided;
export const decidedIds = (): ReadonlySet<string> => new Set(decided.read().keys());
export const markDecided = (id: string): void =>
  decided.write(new Map([...decided.read(), [id, (decided.read().get(id) ?? 0) + 1]]));
export const forgetDecided = (): void => decided.write(new Map());

/**
 * Notes sent since the page was loaded, latest first, by noun of the record. Never stored, since they may contain
 * personal data.
 */
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

/** The record to decide next, by id: once it is on screen, its note gets the focus. */
const next = createStore<string | undefined>(undefined);

export const { subscribe: onNextToDecide, read: nextToDecide, write: decideNext } = next;

/** Records whose form of decision is on screen and needs a note, by id. */
export const deciding = new Set<string>();
