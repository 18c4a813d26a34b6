import { expect } from "vitest";
import type { Command } from "./command.ts";
import { results, runBulk, tick } from "./list-commands.ts";
import { barButton, rowBoxes, shownResults, signedOutDialog, windows } from "./screen.ts";
import { answers } from "./server-commands.ts";
import { signInAgain } from "./tab-commands.ts";
import { close, open, send, type } from "./window-commands.ts";
import type { World } from "./world.ts";

/** Loads the code of every window, since what is loaded for the first time needs real time. */
export const warmUp = async (world: World): Promise<void> => {
  await world.start();
  world.checks = false;
  await world.settle(() => rowBoxes().length === 3);
  const step = async (one: Command, isThere: () => boolean) => {
    expect(one.check({ world }), String(one)).toBe(true);
    await one.run({ world }, world);
    await world.settle(isThere);
  };
  const hasNote = () => windows().some((it) => it.querySelector("textarea"));
  await step(open(1, "drawer", 0), hasNote);
  await step(close(1), () => windows().length === 0);
  await step(open(1, "approve", 0), hasNote);
  await step(type(1, "Not yours."), hasNote);
  await step(close(1), () => windows().length === 0);
  await step(open(1, "block", 0), () => windows().length > 0);
  await step(answers(["refused", "401"]), hasNote);
  await step(send(1, 0, { how: "mouse" }), () => windows().length > 1);
  await step(send(1, 0, { how: "mouse" }), () => signedOutDialog() !== undefined);
  await step(signInAgain(), () => signedOutDialog() === undefined);
  await step(send(1, 0, { how: "mouse" }), () => windows().length === 0);
  await step(tick(0), () => barButton(/^Approve$/) !== undefined);
  await step(runBulk("confirm"), () => shownResults() !== undefined);
  await step(results("Close"), () => windows().length === 0);
  await world.end();
  world.checks = true;
};
