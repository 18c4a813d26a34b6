import { describe, expect, it } from "vitest";
import { freebetColumns } from "./freebets.columns.tsx";

const reader = { locale: "en-GB", timeZone: "UTC" };
const row = {
  fromTime: 1_763_200_800,
  toTime: 1_764_583_200,
  stage: 3,
  freebetData: { betAmount: 5, currency: "EUR" },
} as Parameters<(typeof freebetColumns)[number]["cell"]>[0];
const column = (id: string) => freebetColumns.find((one) => one.id === id)!;

describe("freebet columns (shell §2.3)", () => {
  it("default columns → documented order", () => {
    const inSight = freebetColumns.filter(({ defaultHidden }) => !defaultHidden);
    expect(inSight.map(({ header }) => header)).toEqual([
      "ID",
      "Name",
      "Enabled",
      "Bet Amount",
      "Bet Count",
      "From Date",
      "To Date",
      "Stage",
      "Disciplines",
    ]);
  });

  it("fromTime and toTime → read as epoch seconds", () => {
    expect(column("fromTime").text?.(row)).toBe("2025-11-15T10:00:00.000Z");
    expect(column("toTime").text?.(row)).toBe("2025-12-01T10:00:00.000Z");
  });

  it("bet amount → plain decimal; stage → its name", () => {
    expect(column("betAmount").text?.(row)).toBe("5");
    expect(column("stage").cell(row, reader)).toBe("Prematch+Live");
  });
});
