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
    .replaceAll("clamp(", "((least, wanted, most) => Math.max(least, Math.min(wanted, most)))(");
  // oxlint-disable-next-line typescript/no-implied-eval -- a sum that the test itself was given
  return Math.round(Number(new Function(`return ${script}`)()));
};

/** The columns in a frame of so many pixels: their widths, and the width of the table below which it scrolls sideways. */
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

  it("keeps given widths and lets columns without one share the rest by their minimum", () => {
    expect(laidOut(oneSized, { frame: 984, start: 36, end: 48 })).toMatchObject({
      widths: [100, 600, 200],
      minimum: 384,
    });
    expect(laidOut(oneSized, { frame: 300, start: 36, end: 48 })).toMatchObject({
      widths: [100, 150, 50],
      minimum: 384,
    });
  });

  it("lets columns grow with larger text, and scrolls where they no longer fit", () => {
    expect(laidOut(oneSized, { frame: 984, unit: 2, start: 36, end: 48 })).toMatchObject({
      widths: [200, 525, 175],
      minimum: 684,
    });
    expect(laidOut(oneSized, { frame: 500, unit: 2, start: 36, end: 48 }).widths).toEqual([200, 300, 100]);
  });

  it("lets all columns grow in proportion when all have a width", () => {
    const columns = [
      { id: "a", width: 100 },
      { id: "b", width: 300 },
    ];
    expect(laidOut(columns, { frame: 800 }).widths).toEqual([200, 600]);
    expect(laidOut(columns, { frame: 200 }).widths).toEqual([100, 300]);
  });

  it("lets columns that the reader sized stay, and the last grow when all are", () => {
    const sized = { id: "a", width: 100, fixed: true };
    expect(laidOut([sized, { id: "b", width: 300 }], { frame: 1000 }).widths).toEqual([100, 900]);
    expect(laidOut([sized, { id: "b", width: 50, fixed: true }], { frame: 1000 }).widths).toEqual([100, 900]);
  });

  it("takes what is missing from columns of texts, up to a third of each, where the table then fits", () => {
    const columns = [
      { id: "name", width: 150, shrinks: true },
      { id: "amount", width: 100 },
      { id: "place", width: 150, shrinks: true },
    ];
    expect(laidOut(columns, { frame: 500, end: 100 })).toMatchObject({ widths: [150, 100, 150], minimum: 400 });
    expect(laidOut(columns, { frame: 450, end: 100 })).toMatchObject({ widths: [125, 100, 125], minimum: 400 });
    // Not even that fits: the table scrolls, and the texts keep their width.
    expect(laidOut(columns, { frame: 390, end: 100 })).toMatchObject({ widths: [150, 100, 150], minimum: 500 });
  });

  it("takes a tenth from columns of numbers at most, and none of what their numbers need", () => {
    const columns = [
      { id: "name", minWidth: 100 },
      { id: "amount", minWidth: 200, need: 120 },
      { id: "count", minWidth: 100, need: 95 },
      { id: "whole", minWidth: 100, need: 100 },
    ];
    expect(laidOut(columns, { frame: 475 })).toMatchObject({ widths: [100, 180, 95, 100], minimum: 475 });
    expect(laidOut(columns, { frame: 470 })).toMatchObject({ widths: [100, 200, 100, 100], minimum: 500 });
  });

  it("does not shrink what sticks or what the reader sized", () => {
    const columns = [
      { id: "name", width: 200, shrinks: true, sticky: "end" as const },
      { id: "place", width: 200, shrinks: true, fixed: true },
      { id: "note", width: 100 },
    ];
    expect(laidOut(columns, { frame: 400 })).toMatchObject({ widths: [200, 200, 100], minimum: 500 });
  });

  it("places sticky columns after those before them, and caps them in a narrow frame", () => {
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
