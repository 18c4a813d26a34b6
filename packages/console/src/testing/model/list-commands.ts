import { act, fireEvent } from "@testing-library/react";
import { command, isFree, type Command } from "./command.ts";
import {
  barButton,
  buttons,
  isEnabled,
  noteField,
  rowBoxes,
  sendButtons,
  shownResults,
  signedOutDialog,
  unsavedDialog,
  windows,
} from "./screen.ts";
import { PENDING, type ELSEWHERE, type Run, type World } from "./world.ts";

const pathOf = (world: World) => world.tabs[1]!.history.location.pathname;

/** Ticks or clears a row of the list. */
export const tick = (at: number): Command =>
  command({
    title: `tick row ${at}`,
    check: (world) => isFree(world, 1) && pathOf(world) === PENDING && rowBoxes()[at] !== undefined,
    run: (world) => world.click(rowBoxes()[at]!),
  });

const BAR = { confirm: /^Approve$/, reject: /^Reject$/ };

/** Runs a bulk action on the ticked rows. */
export const runBulk = (action: keyof typeof BAR): Command =>
  command({
    title: `bulk ${action}`,
    check: (world) => {
      const button = barButton(BAR[action]);
      return isFree(world, 1) && pathOf(world) === PENDING && button !== undefined && isEnabled(button);
    },
    run: async (world) => {
      const before = new Set(windows());
      const find = () => windows().find((it) => !before.has(it));
      await world.click(barButton(BAR[action])!);
      await world.settleWith(() => find() !== undefined);
      const asks = find();
      if (!asks) return;
      const field = noteField(asks);
      if (field && action === "reject") fireEvent.change(field, { target: { value: "Not yours." } });
      const [confirm] = sendButtons(asks);
      if (!confirm || !isEnabled(confirm)) return;
      await world.click(confirm);
      await world.settleWith(() => shownResults() !== undefined);
      const rows = shownResults()?.rows ?? new Map<string, never>();
      const money = world.server.sample.money.filter((it) => rows.has(it.slice(-6)));
      world.run = { rows: new Map(money.map((it) => [it, world.server.step])), read: new Set() };
    },
  });

/** Refused rows are sent again. */
const retried = ({ server }: World, { rows, read }: Run) => {
  const shown = shownResults()!.rows;
  for (const record of rows.keys()) {
    if (shown.get(record.slice(-6)) !== "refused") continue;
    rows.set(record, server.step);
    read.delete(record);
  }
};

/** Presses a button of the results. */
export const results = (name: "Stop" | "Retry" | "Close"): Command =>
  command({
    title: `results: ${name}`,
    check: () => {
      const shown = shownResults();
      return shown !== undefined && !signedOutDialog() && buttons(shown.window, new RegExp(`^${name}`)).length > 0;
    },
    run: async (world) => {
      const [button] = buttons(shownResults()!.window, new RegExp(`^${name}`));
      if (name === "Close") world.run = undefined;
      if (name === "Retry" && world.run) retried(world, world.run);
      await world.click(button!);
    },
  });

/** Leaves the page inside the console by Back or a link, or comes back to it. */
export const goTo = (path: typeof PENDING | typeof ELSEWHERE): Command =>
  command({
    title: path === PENDING ? "come back to the list" : "leave the page",
    check: (world) => pathOf(world) !== path && !signedOutDialog(),
    run: async (world) => {
      const owner = world.tabs[1]!;
      act(() => owner.history.push(path));
      await world.settleWith(() => pathOf(world) === path || unsavedDialog() !== undefined);
      const asks = unsavedDialog();
      if (asks) await world.click(sendButtons(asks)[0]!);
      if (pathOf(world) === path) Object.assign(owner, { surface: undefined, record: undefined, typed: "" });
    },
  });
