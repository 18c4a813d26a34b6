import { concerning, unknownOutcomes, type SendingForm } from "./unknown-outcomes.ts";
import { TRANSITIONS, type WriteEvent, type WriteState } from "./write-state.ts";

/** Milliseconds for which a write that failed is not sent again: a press within that time is part of the one before. */
export const REFUSAL_PAUSE_MS = 500;

/** The pause in force; tests that send again at once set it to 0. */
export const refusalPause = { milliseconds: REFUSAL_PAUSE_MS };

type Snapshot = {
  state: WriteState;
  /** For a moment after a failure nothing is sent: a second press belongs to the first. */
  pausing: boolean;
};

/**
 * The write of one opening of a form (see `write-state.ts`), which sends one at a time, also before the next render: if
 * the answer arrives between the two presses of a double click, the button is still on screen for the second one.
 */
export const createFormWrite = (userId: string, form: SendingForm, isMoney: boolean) => {
  let now: Snapshot = { state: "idle", pausing: false };
  let about = form;
  let isKept = false;
  let running: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: Partial<Snapshot>) => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  };
  /** Returns whether the event is possible now. */
  const dispatch = (event: WriteEvent): boolean => {
    const state = TRANSITIONS[now.state][event];
    if (state) change({ state });
    return state !== undefined;
  };
  const pause = () => {
    if (refusalPause.milliseconds === 0) return;
    change({ pausing: true });
    setTimeout(() => change({ pausing: false }), refusalPause.milliseconds);
  };
  /** Follows the unknown outcome about the record, which other forms and tabs may settle. */
  const follow = (next: SendingForm) => {
    const kept = isMoney && concerning(unknownOutcomes(userId), next) !== undefined;
    // A form decides about another record once its values have changed.
    if (isKept && !kept) dispatch(next === about ? "settle" : "move");
    about = next;
    isKept = kept;
    if (kept) dispatch("keep");
  };
  return {
    read: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    follow,
    /** Sends if that is possible, and returns whether it was carried out; while one is being sent, that one. */
    send: (event: "send" | "repeat", send: () => Promise<boolean>): Promise<boolean> => {
      if (running) return running;
      if (now.pausing || !dispatch(event)) return Promise.resolve(false);
      const end = async () => {
        try {
          const isSaved = await send();
          if (!isSaved) pause();
          return isSaved;
        } catch (error) {
          // Our own code failed before the write was sent, or once its result is known.
          dispatch("not-sent");
          throw error;
        } finally {
          running = undefined;
          follow(about);
        }
      };
      return (running = end());
    },
  };
};
