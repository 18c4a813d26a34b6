import { describe, expect, it } from "vitest";
import {
  startAt,
  stepStatus,
  WIZARD_START,
  wizardReducer,
  type WizardEvent,
  type WizardState,
} from "./wizard-state.ts";

const play = (...events: WizardEvent[]) => events.reduce(wizardReducer, WIZARD_START);
const pass = (id: string, last = false): WizardEvent[] => [
  { type: "sent", id, value: `${id}!` },
  { type: "passed", id, last },
];

describe("wizardReducer", () => {
  it("goes on with what a step made", () => {
    expect(play(...pass("a"))).toMatchObject({ current: 1, reached: 1, values: { a: "a!" }, working: false });
  });
  it("goes back without loss, and forth as far as it has been", () => {
    const back = play(...pass("a"), ...pass("b"), { type: "went", to: 0 });
    expect(back).toMatchObject({ current: 0, reached: 2, values: { a: "a!", b: "b!" } });
    expect(wizardReducer(back, { type: "went", to: 2 }).current).toBe(2);
    expect(wizardReducer(back, { type: "went", to: 3 }).current).toBe(0);
    expect(wizardReducer(back, { type: "went", to: -1 }).current).toBe(0);
  });
  it("keeps the value of a step that was refused, and forgets the error at the next try", () => {
    const refused = play({ type: "sent", id: "a", value: 1 }, { type: "refused", id: "a", message: "No." });
    expect(refused).toMatchObject({ current: 0, values: { a: 1 }, errors: { a: "No." }, working: false });
    expect(wizardReducer(refused, { type: "sent", id: "a", value: 2 }).errors).toEqual({});
  });
  it("shows the step that something was refused for, while it works, and then stays there", () => {
    const working = play(...pass("a"), { type: "sent", id: "b", value: 1 });
    const stayed = [{ type: "shown", to: 0 } as const, { type: "stayed" } as const].reduce(wizardReducer, working);
    expect(stayed).toMatchObject({ current: 0, reached: 1, working: false, errors: {} });
    expect(wizardReducer(working, { type: "shown", to: 2 }).current).toBe(1);
    expect(wizardReducer(working, { type: "shown", to: -1 }).current).toBe(1);
  });
  it("stays where it is while it works and when it is finished", () => {
    const working = play(...pass("a"), { type: "sent", id: "b", value: 1 });
    expect(wizardReducer(working, { type: "went", to: 0 })).toBe(working);
    const finished = play(...pass("a", true));
    expect(finished.finished).toBe(true);
    expect(wizardReducer(finished, { type: "went", to: 0 })).toBe(finished);
  });
});

it.each<[string, WizardState, number, string, string]>([
  ["the first at the start", WIZARD_START, 0, "a", "current"],
  ["one to come", WIZARD_START, 1, "b", "upcoming"],
  ["one behind", play(...pass("a")), 0, "a", "done"],
  ["one in front that was done", play(...pass("a"), ...pass("b"), { type: "went", to: 0 }), 1, "b", "done"],
  [
    "a refused one",
    play({ type: "sent", id: "a", value: 1 }, { type: "refused", id: "a", message: "No." }),
    0,
    "a",
    "error",
  ],
  ["one done in another sitting", startAt(1, ["a", "b"]), 0, "a", "done"],
  ["the one it goes on with then", startAt(1, ["a", "b"]), 1, "b", "current"],
  ["all when finished", play(...pass("a", true)), 0, "a", "done"],
])("stepStatus: %s", (_, state, index, id, expected) => {
  expect(stepStatus(state, index, id)).toBe(expected);
});
