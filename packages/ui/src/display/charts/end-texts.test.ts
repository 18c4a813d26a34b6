import { expect, it } from "vitest";
import { endTexts } from "./end-texts.ts";

const BOX = { width: 340, top: 8, bottom: 140 };

it("end texts: room after the line → beside its end", () =>
  expect(endTexts([{ text: "Today 101", x: 200, y: 60 }], BOX)).toEqual([
    { text: "Today 101", x: 208, y: 60, anchor: "start" },
  ]));

it("end texts: line up to the edge → above its end, to its left", () =>
  expect(endTexts([{ text: "Yesterday 190", x: 334, y: 60 }], BOX)).toMatchObject([{ x: 334, y: 46, anchor: "end" }]));

it("end texts: two ends at one height → apart, in their order; a line without an end has none", () =>
  expect(
    endTexts([{ text: "a", x: 10, y: 60 }, undefined, { text: "b", x: 10, y: 62 }], BOX).map((end) => end?.y),
  ).toEqual([60, undefined, 74]));

it("end texts: two ends on the axis → apart, above it", () =>
  expect(
    endTexts(
      [
        { text: "a", x: 10, y: 140 },
        { text: "b", x: 10, y: 140 },
      ],
      BOX,
    ).map((end) => end?.y),
  ).toEqual([118, 132]));
