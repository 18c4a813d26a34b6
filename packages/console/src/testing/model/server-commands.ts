import { act } from "@testing-library/react";
import { command, ONE, type Command } from "./command.ts";
import { passTime } from "./press.ts";
import { undoButton, windows } from "./screen.ts";
import type { Plan } from "./write.ts";

export const undo = (): Command =>
  command({
    title: "undo",
    check: () => undoButton() !== undefined && windows().length === 0,
    allowed: () => ONE,
    run: (world) => world.click(undoButton()!),
  });

/** Outcome of the next writes. */
export const answers = (plans: readonly Plan[]): Command =>
  command({
    title: `next answers: ${plans.join(", ")}`,
    check: () => true,
    isUnnoticed: true,
    run: ({ server }) => void (server.plans = [...plans]),
  });

export const colleague = (at: number, status: "CONFIRMED" | "REJECTED"): Command =>
  command({
    title: `a colleague decides ${at}: ${status}`,
    check: ({ server }) => server.stateOf(server.sample.money[at]!) === "PENDING",
    isUnnoticed: true,
    run: ({ server }) => server.colleague(server.sample.money[at]!, status),
  });

/** Slow answers arrive; the rows of a run that waited for them follow. */
export const release = (): Command =>
  command({
    title: "slow answers arrive",
    check: ({ server }) => server.held.length > 0,
    run: async (world) => {
      act(() => world.server.release());
      await world.settle();
      for (const tab of [1, 2] as const) {
        const owner = world.tabs[tab];
        const { writes, step } = world.server;
        if (owner && writes.some((it) => it.answeredIn === step && it.tab === tab && it.answer === "done"))
          owner.typed = "";
      }
    },
  });

export const network = (online: boolean): Command =>
  command({
    title: online ? "back online" : "offline",
    check: ({ server }) => server.online !== online,
    run: ({ server }) => {
      server.online = online;
      act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
    },
  });

export const waitFor = (seconds: number): Command =>
  command({
    title: `wait ${seconds} s`,
    check: () => true,
    run: () => passTime(seconds * 1000),
  });
