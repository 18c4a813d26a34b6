import type { AsyncCommand } from "fast-check";
import { shownResults, signedOutDialog, unsavedDialog } from "./screen.ts";
import { NOTHING, type Allowed, type World } from "./world.ts";

/** A command of the model; the world is both what staff know and what they act on. */
export type Command = AsyncCommand<{ world: World }, World>;

type Told = {
  title: string;
  tab?: 1 | 2;
  check: (world: World) => boolean;
  /** Writes that the step may send; none by default. */
  allowed?: (world: World) => Allowed;
  /** Changes nothing that staff or the console notice: no time passes, and nothing is checked. */
  isUnnoticed?: boolean;
  run: (world: World) => Promise<void> | void;
};

export const command = ({ title, tab = 1, check, allowed = () => NOTHING, isUnnoticed, run }: Told): Command => ({
  check: ({ world }) => world.tabs[tab] !== undefined && check(world),
  run: async (_, world) =>
    isUnnoticed
      ? world.note(title, () => run(world))
      : // What was there a moment ago may be gone, by an answer that took until now.
        world.step(tab === 2 ? `${title} (tab 2)` : title, tab, allowed(world), () => {
          if (check(world)) return run(world);
        }),
  toString: () => (tab === 2 ? `${title} (tab 2)` : title),
});

/** Several commands in a row, each of them a step; those that are not possible are left out. */
export const flow = (...commands: readonly Command[]): Command => ({
  check: (model) => commands.some((it) => it.check(model)),
  run: async (model, world) => {
    for (const one of commands) if (one.check(model)) await one.run(model, world);
  },
  toString: () => commands.map(String).join(" + "),
});

/** One button that sends is pressed. */
export const ONE: Allowed = { requests: 1, why: "one button was pressed" };

/** Whether a tab may open a window: nothing modal is in the way. */
export const isFree = (world: World, tab: 1 | 2): boolean =>
  !world.surface(tab) &&
  !signedOutDialog() &&
  (tab === 2 || !shownResults()) &&
  world.tabs[tab]?.panels() !== undefined;

/** The window of a tab that takes presses. */
export const works = (world: World, tab: 1 | 2): Element | undefined =>
  signedOutDialog() || unsavedDialog() ? undefined : world.surface(tab);
