import { expect, test } from "vitest";
import type { PanelState } from "../review-list.ts";
import { countStates } from "./count-states.ts";

const panel = (name: string, looks: readonly { name: string; switches?: string }[], states: readonly PanelState[]) => ({
  panel: name,
  title: name,
  facts: { area: "Banks", width: "Dialog", roles: [], states },
  stories: looks.map((it) => ({ id: it.name, story: it.name, title: name, ...it })),
});

test("countStates: own, derived, not applying and missing looks of each state", () => {
  const panels = [
    panel("a", [{ name: "Error" }, { name: "Own state" }], [{ name: "Error", switches: "x" }, { name: "Empty" }]),
    panel(
      "b",
      [{ name: "Error", switches: "x" }],
      [
        { name: "Error", switches: "x" },
        { name: "Empty", why: "no list" },
      ],
    ),
  ];
  expect(countStates(panels)).toEqual([
    { name: "Error", own: 1, derived: 1, none: 0, missing: 0 },
    { name: "Empty", own: 0, derived: 0, none: 1, missing: 1 },
  ]);
});
