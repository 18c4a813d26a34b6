import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TRANSITIONS } from "./write-state.ts";

const drawing = () => {
  const text = readFileSync(new URL("../../../../../docs/architecture.md", import.meta.url), "utf8");
  return /stateDiagram-v2\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
};
const words = (text: string) => text.trim().split(/[\s,]+/);

/** The transitions of a diagram, those of a group of states repeated for each of them: "idle send sending". */
const drawn = (diagram: string) => {
  const groups = new Map(
    [...diagram.matchAll(/state (\w+) \{([^}]*)\}/g)].map(([, id = "", inside = ""]) => [id, words(inside)]),
  );
  return [...diagram.matchAll(/^ +(\w+) --> (\w+): (.+)$/gm)].flatMap(([, from = "", to = "", events = ""]) =>
    (groups.get(from) ?? [from]).flatMap((state) =>
      words(events).map((event) => [state, event, to].join(" ").replaceAll("_", "-")),
    ),
  );
};

it("write states: the diagram of the documents → every transition, and no other", () => {
  const table = Object.entries(TRANSITIONS).flatMap(([state, next]) =>
    Object.entries(next).map(([event, to]) => `${state} ${event} ${to}`),
  );
  expect(drawn(drawing()).toSorted()).toEqual(table.toSorted());
});

it("write states: outcome of an earlier sending is unknown → nothing is sent with another key", () => {
  const sending = Object.entries(TRANSITIONS).filter(([, next]) => next.send === "sending" || next.repeat);
  const open = ["idle", "not-sent", "refused", "settled", "signed-out", "unconfirmed", "unknown"];
  expect(sending.map(([state]) => state).toSorted()).toEqual(open);
  expect(TRANSITIONS.unknown.send).toBeUndefined();
  expect(TRANSITIONS.rereading.send).toBeUndefined();
});
