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
  it("step passed → next step, its value is stored", () => {
    expect(play(...pass("a"))).toMatchObject({ current: 1, reached: 1, values: { a: "a!" }, working: false });
  });
  it("back and forward → values are kept, no further than the reached step", () => {
    const back = play(...pass("a"), ...pass("b"), { type: "went", to: 0 });
    expect(back).toMatchObject({ current: 0, reached: 2, values: { a: "a!", b: "b!" } });
    expect(wizardReducer(back, { type: "went", to: 2 }).current).toBe(2);
    expect(wizardReducer(back, { type: "went", to: 3 }).current).toBe(0);
    expect(wizardReducer(back, { type: "went", to: -1 }).current).toBe(0);
  });
  it("step refused → value is kept; next attempt → error is cleared", () => {
    const refused = play({ type: "sent", id: "a", value: 1 }, { type: "refused", id: "a", message: "No." });
    expect(refused).toMatchObject({ current: 0, values: { a: 1 }, errors: { a: "No." }, working: false });
    expect(wizardReducer(refused, { type: "sent", id: "a", value: 2 }).errors).toEqual({});
  });
  it("earlier step shown while working → stays there afterwards", () => {
    const working = play(...pass("a"), { type: "sent", id: "b", value: 1 });
    const stayed = [{ type: "shown", to: 0 } as const, { type: "stayed" } as const].reduce(wizardReducer, working);
    expect(stayed).toMatchObject({ current: 0, reached: 1, working: false, errors: {} });
    expect(wizardReducer(working, { type: "shown", to: 2 }).current).toBe(1);
    expect(wizardReducer(working, { type: "shown", to: -1 }).current).toBe(1);
  });
  it("working or finished → navigation is ignored", () => {
    const working = play(...pass("a"), { type: "sent", id: "b", value: 1 });
    expect(wizardReducer(working, { type: "went", to: 0 })).toBe(working);
    const finished = play(...pass("a", true));
    expect(finished.finished).toBe(true);
    expect(wizardReducer(finished, { type: "went", to: 0 })).toBe(finished);
  });
});

it.each<[string, WizardState, number, string, string]>([
  ["first step at the start", WIZARD_START, 0, "a", "current"],
  ["upcoming step", WIZARD_START, 1, "b", "upcoming"],
  ["passed step", play(...pass("a")), 0, "a", "done"],
  ["passed step after going back", play(...pass("a"), ...pass("b"), { type: "went", to: 0 }), 1, "b", "done"],
  [
    "step that stayed, after going back",
    play(...pass("a"), { type: "sent", id: "b", value: 1 }, { type: "stayed" }, { type: "went", to: 0 }),
    1,
    "b",
    "upcoming",
  ],
  [
    "step left undone, after going on",
    play({ type: "sent", id: "a", value: 1 }, { type: "passed", id: "a", last: false, undone: true }),
    0,
    "a",
    "upcoming",
  ],
  [
    "passed step that is sent again and stays",
    play(
      ...pass("a"),
      { type: "went", to: 0 },
      { type: "sent", id: "a", value: 2 },
      { type: "stayed" },
      { type: "went", to: 1 },
    ),
    0,
    "a",
    "upcoming",
  ],
  [
    "refused step",
    play({ type: "sent", id: "a", value: 1 }, { type: "refused", id: "a", message: "No." }),
    0,
    "a",
    "error",
  ],
  ["step completed in an earlier session", startAt(1, ["a", "b"]), 0, "a", "done"],
  ["step to continue with", startAt(1, ["a", "b"]), 1, "b", "current"],
  ["any step of a finished wizard", play(...pass("a", true)), 0, "a", "done"],
])("stepStatus: %s", (_, state, index, id, expected) => {
  expect(stepStatus(state, index, id)).toBe(expected);
});
