import { describe, expect, it } from "vitest";
import { filterOptions, fold, toRows } from "./combobox-filter.ts";

const option = (label: string, hint?: string, group?: string) => ({ value: label, label, hint, group });
const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

describe("fold", () => {
  it("takes case and accents away", () => {
    expect(fold("São PAULO")).toBe("sao paulo");
  });
});

describe("filterOptions", () => {
  const options = [option("Bank of Malta"), option("Malta Savings"), option("Sparkasse", "mal-7"), option("Zwemalo")];

  it("puts a beginning before a word, a word before a part", () => {
    expect(labels(filterOptions(options, "mal"))).toEqual(["Malta Savings", "Bank of Malta", "Sparkasse", "Zwemalo"]);
  });
  it("leaves all in order without a query", () => {
    expect(filterOptions(options, "  ")).toBe(options);
  });
  it("finds nothing where nothing matches", () => {
    expect(filterOptions(options, "xyz")).toEqual([]);
  });
});

describe("toRows", () => {
  it("stands members of a group together under its name", () => {
    const rows = toRows([option("A", undefined, "One"), option("B", undefined, "Two"), option("C", undefined, "One")]);
    expect(rows.map((row) => (row.kind === "group" ? row.name : `${row.position} ${row.option.label}`))).toEqual([
      "One",
      "0 A",
      "1 C",
      "Two",
      "2 B",
    ]);
  });
  it("has no heading for options without a group", () => {
    expect(toRows([option("A")])).toHaveLength(1);
  });
});
