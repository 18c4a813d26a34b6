import type { Staged } from "../../packages/console/src/testing/staged.ts";
import { FORM, movedSince, placesOf, WINDOW } from "./places.ts";

/** A calculator's result, which comes after what is typed. */
const RESULT = /^calculate/;

/** Titles whose form was checked: the looks of a panel share it. */
const checked = new Set<string>();

/** Time for the query cache, which tells its readers in a timer, and for what they render. */
const settle = async () => {
  for (let timers = 0; timers < 3; timers += 1) await new Promise((resolve) => setTimeout(resolve));
};

/**
 * Fails when the answer to a read moves the controls of a form that is on screen already, such as options that arrive late.
 * Each read is forgotten and sent again, and answered once the form has been measured without it. A form that is not drawn
 * without a read, as that of its record, has nothing to move. Sideways they may: a button whose label names what was read
 * takes the room beside it.
 */
export const checkArrivals = async (title: string, { client, backend }: Partial<Staged>): Promise<void> => {
  if (!client || checked.has(title) || !document.querySelector(FORM)) return;
  // Reads that fail by intention have no answer to arrive.
  if (backend?.settings.get().faults.length) return;
  checked.add(title);
  const own = globalThis.fetch;
  const moved: string[] = [];
  try {
    for (const read of client.getQueryCache().getAll()) {
      const name = String(read.queryKey[0]);
      if (!read.isActive() || read.state.status !== "success" || RESULT.test(name)) continue;
      let answer = () => undefined as void;
      const late = new Promise<void>((resolve) => (answer = resolve));
      globalThis.fetch = async (...asked) => {
        await late;
        return own(...asked);
      };
      const arrives = client.resetQueries({ queryKey: read.queryKey, exact: true });
      await settle();
      const form = document.querySelector(FORM);
      const before = form && placesOf(form.closest(WINDOW) ?? form.parentElement!);
      answer();
      await arrives;
      await settle();
      if (before) moved.push(...movedSince(before, { sideways: false }).map((what) => `${name} moves ${what}`));
    }
  } finally {
    globalThis.fetch = own;
  }
  if (moved.length > 0) throw new Error(`When it arrives, ${moved.slice(0, 5).join("; ")}`);
};
