import { createContext } from "react";
import { tellDraftsChanged } from "./drafts-changed.ts";

/** A tab of the browser, from load to reload or closing: drafts belong to it until then. */
export type DraftTab = {
  id: string;
  /** Keys of the drafts of forms that are shown. */
  readonly open: Set<string>;
  /** Returns the key of another draft of a form. */
  keyOf: (form: string) => string;
};

/** Whether a tab is there, which is known a moment after it is asked for. */
export type TabState = "unknown" | "open" | "closed";

const SEPARATOR = "#";

const lockOf = (id: string) => `draft-tab:${id}`;

/** A browser without the Web Locks API takes every other tab as closed. */
const locks = (): LockManager | undefined => (globalThis.navigator as { locks?: LockManager } | undefined)?.locks;

/**
 * A tab with a random id. It holds a Web Lock until its page is gone, which others wait for: the browser releases it
 * also after a crash, and no clock is involved.
 */
export const createDraftTab = (): DraftTab => {
  const id = Math.random().toString(36).slice(2);
  let count = 0;
  return {
    id,
    open: new Set(),
    keyOf: (form) => {
      if (count === 0) void locks()?.request(lockOf(id), () => new Promise<never>(() => undefined));
      count += 1;
      return `${form}${SEPARATOR}${id}.${count}`;
    },
  };
};

/** Splits the key of a draft; drafts of earlier versions have no tab. */
export const partsOfKey = (key: string): { form: string; tab: string | undefined } => {
  const at = key.lastIndexOf(SEPARATOR);
  return at < 0 ? { form: key, tab: undefined } : { form: key.slice(0, at), tab: key.slice(at + 1).split(".")[0] };
};

const states = new Map<string, TabState>();
const set = (id: string, state: TabState) => {
  states.set(id, state);
  tellDraftsChanged();
};

/** The state of another tab. The first question starts watching it; a change calls the listeners of drafts. */
export const stateOfTab = (id: string): TabState => {
  const known = states.get(id);
  if (known) return known;
  const manager = locks();
  states.set(id, manager ? "unknown" : "closed");
  const wait = () => manager?.request(lockOf(id), { mode: "shared" }, () => set(id, "closed"));
  void manager?.request(lockOf(id), { mode: "shared", ifAvailable: true }, (lock) => {
    set(id, lock ? "closed" : "open");
    if (!lock) void wait();
  });
  return states.get(id)!;
};

export const DraftTabContext = createContext(createDraftTab());
