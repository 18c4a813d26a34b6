import { describe, expect, it } from "vitest";
import { fold } from "../../fold.ts";
import { filterOptions, toRows } from "./combobox-filter.ts";

const option = (label: string, hint?: string, group?: string) => ({ value: label, label, hint, group });
const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

describe("fold", () => {
  it("uppercase and accented letters → lowercase without accents", () => {
    expect(fold("São PAULO")).toBe("sao paulo");
  });
});

describe("filterOptions", () => {
  const options = [option("Bank of Malta"), option("Malta Savings"), option("Sparkasse", "mal-7"), option("Zwemalo")];

  it("matches → start of the label first, then start of a word, then inside a word", () => {
    expect(labels(filterOptions(options, "mal"))).toEqual(["Malta Savings", "Bank of Malta", "Sparkasse", "Zwemalo"]);
  });
  it("empty query → all options in their order", () => {
    expect(filterOptions(options, "  ")).toBe(options);
  });
  it("no match → empty list", () => {
    expect(filterOptions(options, "xyz")).toEqual([]);
  });
});

describe("toRows", () => {
  it("grouped options → listed together under the name of the group", () => {
    const rows = toRows([option("A", undefined, "One"), option("B", undefined, "Two"), option("C", undefined, "One")]);
    expect(rows.map((row) => (row.kind === "group" ? row.name : `${row.position} ${row.option.label}`))).toEqual([
      "One",
      "0 A",
      "1 C",
      "Two",
      "2 B",
    ]);
  });
  it("option without a group → no heading", () => {
    expect(toRows([option("A")])).toHaveLength(1);
  });
});
