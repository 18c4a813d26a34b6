import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Column } from "../types.ts";
import { useColumnNeeds } from "./use-column-needs.ts";

const DEPOSITS: Column<{ count: number }> = {
  id: "deposits",
  header: "Deposits of all time",
  cell: () => null,
  value: ({ count }) => count,
  align: "end",
  width: 60,
};
const NONE: ReadonlyMap<string, string> = new Map();

const needOf = (bare: boolean) =>
  renderHook(() =>
    useColumnNeeds([DEPOSITS], [{ count: 7 }], undefined, "compact", {}, NONE, bare),
  ).result.current.needs.get("deposits");

it("column needs: header wider than all numbers → room for the header; in a bare table only for the numbers", () => {
  expect(needOf(false)).toBeGreaterThan(160);
  expect(needOf(true)).toBeLessThan(60);
});
