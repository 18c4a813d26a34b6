import { describe, expect, it } from "vitest";
import { columnWidths, type ColumnSize } from "./column-widths.ts";

/** Works out a CSS length in pixels. */
const pixels = (css: string, frame: number, unit: number): number => {
  const script = css
    .replaceAll("var(--frame)", String(frame))
    .replaceAll("var(--unit)", String(unit))
    .replaceAll(/(?<=\d)px/g, "")
    .replaceAll("calc(", "(")
    .replaceAll(/\b(min|max)\(/g, "Math.$1(")
    .replaceAll(/var\(--sticky-share, ([\d.]+)\)/g, "$1")
    .replaceAll("clamp(", "((least, wanted, most) => Math.max(least, Math.min(wanted, most)))(");
  // oxlint-disable-next-line typescript/no-implied-eval -- a sum that the test itself was given
  return Math.round(Number(new Function(`return ${script}`)()));
};

/** Returns widths, sticky offsets and the minimum table width, below which it scrolls, in pixels for a frame. */
const laidOut = (
  columns: readonly ColumnSize[],
  { frame, unit = 1, start = 0, end = 0 }: { frame: number; unit?: number; start?: number; end?: number },
) => {
  const { widths, minimum, offsets } = columnWidths(columns, start, end);
  const at = (css: string) => pixels(css, frame, unit);
  return {
    widths: widths.map((css) => at(css)),
    minimum: at(minimum),
    offsets: offsets.map((css) => (css === undefined ? undefined : at(css))),
  };
};

describe("columnWidths", () => {
  const oneSized = [
    { id: "a", width: 100 },
    { id: "b", minWidth: 150 },
    { id: "c", minWidth: 50 },
  ];

  it("columns without a width → share the rest in proportion to their minimum widths", () => {
    expect(laidOut(oneSized, { frame: 984, start: 36, end: 48 })).toMatchObject({
      widths: [100, 600, 200],
      minimum: 384,
    });
    expect(laidOut(oneSized, { frame: 300, start: 36, end: 48 })).toMatchObject({
      widths: [100, 150, 50],
      minimum: 384,
    });
  });

  it("larger text → columns grow; too narrow → table scrolls", () => {
    expect(laidOut(oneSized, { frame: 984, unit: 2, start: 36, end: 48 })).toMatchObject({
      widths: [200, 525, 175],
      minimum: 684,
    });
    expect(laidOut(oneSized, { frame: 500, unit: 2, start: 36, end: 48 }).widths).toEqual([200, 300, 100]);
  });

  it("all columns with a width → grow in proportion", () => {
    const columns = [
      { id: "a", width: 100 },
      { id: "b", width: 300 },
    ];
    expect(laidOut(columns, { frame: 800 }).widths).toEqual([200, 600]);
    expect(laidOut(columns, { frame: 200 }).widths).toEqual([100, 300]);
  });

  it("texts wider than their columns → get free width first, the rest is shared", () => {
    const columns = [
      { id: "a", width: 100, want: 80 },
      { id: "b", width: 100, want: 160, shrinks: true },
      { id: "c", width: 200, want: 240 },
    ];
    expect(laidOut(columns, { frame: 400 }).widths).toEqual([100, 100, 200]);
    expect(laidOut(columns, { frame: 450 }).widths).toEqual([100, 130, 220]);
    expect(laidOut(columns, { frame: 900 }).widths).toEqual([200, 260, 440]);
    expect(laidOut([...columns, { id: "d" }], { frame: 900 }).widths).toEqual([100, 160, 240, 400]);
  });

  it("columns resized by the user → kept; all resized → the last column grows", () => {
    const sized = { id: "a", width: 100, fixed: true };
    expect(laidOut([sized, { id: "b", width: 300 }], { frame: 1000 }).widths).toEqual([100, 900]);
    expect(laidOut([sized, { id: "b", width: 50, fixed: true }], { frame: 1000 }).widths).toEqual([100, 900]);
  });

  it("too narrow, text columns → shrink by up to a third each if the table then fits", () => {
    const columns = [
      { id: "name", width: 150, shrinks: true },
      { id: "amount", width: 100 },
      { id: "place", width: 150, shrinks: true },
    ];
    expect(laidOut(columns, { frame: 500, end: 100 })).toMatchObject({ widths: [150, 100, 150], minimum: 400 });
    expect(laidOut(columns, { frame: 450, end: 100 })).toMatchObject({ widths: [125, 100, 125], minimum: 400 });
    // Shrinking is not enough here: the table scrolls, and text columns keep their width.
    expect(laidOut(columns, { frame: 390, end: 100 })).toMatchObject({ widths: [150, 100, 150], minimum: 500 });
  });

  it("too narrow, number columns → shrink by a tenth at most, never below their numbers", () => {
    const columns = [
      { id: "name", minWidth: 100 },
      { id: "amount", minWidth: 200, need: 120 },
      { id: "count", minWidth: 100, need: 95 },
      { id: "whole", minWidth: 100, need: 100 },
    ];
    expect(laidOut(columns, { frame: 475 })).toMatchObject({ widths: [100, 180, 95, 100], minimum: 475 });
    expect(laidOut(columns, { frame: 470 })).toMatchObject({ widths: [100, 200, 100, 100], minimum: 500 });
  });

  it("sticky and resized columns → do not shrink", () => {
    const columns = [
      { id: "name", width: 200, shrinks: true, sticky: "end" as const },
      { id: "place", width: 200, shrinks: true, fixed: true },
      { id: "note", width: 100 },
    ];
    expect(laidOut(columns, { frame: 400 })).toMatchObject({ widths: [200, 200, 100], minimum: 500 });
  });

  it("sticky columns → offset by those before them, capped in a narrow frame", () => {
    const columns = [
      { id: "a", width: 100, sticky: "start" as const },
      { id: "b", width: 80, sticky: "start" as const },
      { id: "c" },
      { id: "d", width: 60, sticky: "end" as const },
      { id: "e", width: 70, sticky: "end" as const },
    ];
    const offsets = (frame: number) => laidOut(columns, { frame, start: 36, end: 48 }).offsets;
    expect(offsets(1000)).toEqual([36, 136, undefined, 118, 48]);
    expect(offsets(200)).toEqual([36, 124, undefined, 118, 48]);
    expect(laidOut(columns, { frame: 200, start: 36, end: 48 }).widths[0]).toBe(88);
  });
});
