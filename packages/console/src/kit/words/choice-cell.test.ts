import { expect, it } from "vitest";
import { choiceCell } from "./choice-cell.ts";

const { text, value } = choiceCell<{ type: string | null }>(({ type }) => type);

it("choiceCell: value → words on screen, its code for programs", () => {
  expect(text?.({ type: "IN_PROGRESS" })).toBe("In progress");
  expect(value?.({ type: "IN_PROGRESS" })).toEqual({ code: "IN_PROGRESS", label: "In progress" });
});

it("choiceCell: no value → empty", () => {
  expect(text?.({ type: null })).toBe("");
  expect(value?.({ type: null })).toBeUndefined();
});
