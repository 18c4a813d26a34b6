import { describe, expect, it } from "vitest";
import { columnWidths } from "./column-widths.ts";

describe("columnWidths", () => {
  it("keeps given widths and lets columns without one share the rest by their minimum", () => {
    const { widths, minimum } = columnWidths(
      [
        { id: "a", width: 100 },
        { id: "b", minWidth: 150 },
        { id: "c", minWidth: 50 },
      ],
      36,
      48,
    );
    expect(widths).toEqual([
      "100px",
      "max(150px, calc((var(--frame) - 184px) * 0.75))",
      "max(50px, calc((var(--frame) - 184px) * 0.25))",
    ]);
    expect(minimum).toBe("calc(84px + 100px + 150px + 50px)");
  });

  it("lets all columns grow in proportion when all have a width", () => {
    const { widths } = columnWidths(
      [
        { id: "a", width: 100 },
        { id: "b", width: 300 },
      ],
      0,
      0,
    );
    expect(widths).toEqual([
      "max(100px, calc((var(--frame) - 0px) * 0.25))",
      "max(300px, calc((var(--frame) - 0px) * 0.75))",
    ]);
  });

  it("lets columns that the reader sized stay, and the last grow when all are", () => {
    const sized = { id: "a", width: 100, fixed: true };
    expect(columnWidths([sized, { id: "b", width: 300 }], 0, 0).widths).toEqual([
      "100px",
      "max(300px, calc((var(--frame) - 100px) * 1))",
    ]);
    expect(columnWidths([sized, { id: "b", width: 50, fixed: true }], 0, 0).widths).toEqual([
      "100px",
      "max(50px, calc((var(--frame) - 100px) * 1))",
    ]);
  });

  it("takes what is missing from columns of texts, up to a third of each, where the table then fits", () => {
    const { widths, minimum } = columnWidths(
      [
        { id: "name", width: 150, shrinks: true },
        { id: "amount", width: 100 },
        { id: "place", width: 150, shrinks: true },
      ],
      0,
      100,
    );
    const text =
      "calc(max(100px, min(calc((var(--frame) - 100px) * 0.375), calc(150px + (var(--frame) - 500px) * 0.5)))" +
      " + clamp(0px, (400px - var(--frame)) * 9999, 50px))";
    expect(widths).toEqual([text, "max(100px, calc((var(--frame) - 100px) * 0.25))", text]);
    expect(minimum).toBe("calc(100px + 100px + 100px + 100px + clamp(0px, (400px - var(--frame)) * 9999, 100px))");
  });

  it("takes a tenth from columns of numbers at most, and none of what their numbers need", () => {
    const { widths, minimum } = columnWidths(
      [
        { id: "name", minWidth: 100 },
        { id: "amount", minWidth: 200, need: 120 },
        { id: "count", minWidth: 100, need: 95 },
        { id: "whole", minWidth: 100, need: 100 },
      ],
      0,
      0,
    );
    expect(widths[1]).toBe(
      "calc(max(180px, min(calc((var(--frame) - 0px) * 0.4), calc(200px + (var(--frame) - 500px) * 0.8)))" +
        " + clamp(0px, (475px - var(--frame)) * 9999, 20px))",
    );
    expect(widths[3]).toBe("max(100px, calc((var(--frame) - 0px) * 0.2))");
    expect(minimum).toBe("calc(0px + 100px + 180px + 95px + 100px + clamp(0px, (475px - var(--frame)) * 9999, 25px))");
  });

  it("does not shrink what sticks or what the reader sized", () => {
    const { minimum } = columnWidths(
      [
        { id: "name", width: 200, shrinks: true, sticky: "end" },
        { id: "place", width: 200, shrinks: true, fixed: true },
        { id: "note", width: 100 },
      ],
      0,
      0,
    );
    expect(minimum).toBe("calc(0px + 200px + 200px + 100px)");
  });

  it("places sticky columns after those before them, and caps them in a narrow frame", () => {
    const { offsets, widths } = columnWidths(
      [
        { id: "a", width: 100, sticky: "start" },
        { id: "b", width: 80, sticky: "start" },
        { id: "c" },
        { id: "d", width: 60, sticky: "end" },
        { id: "e", width: 70, sticky: "end" },
      ],
      36,
      48,
    );
    expect(offsets).toEqual([
      "calc(36px)",
      "calc(36px + min(100px, calc(var(--frame) * 0.44)))",
      undefined,
      "calc(48px + 70px)",
      "calc(48px)",
    ]);
    expect(widths[0]).toBe("min(100px, calc(var(--frame) * 0.44))");
  });
});
