import { expect, it } from "vitest";
import { moveBeside } from "./move-beside.ts";

it("moveBeside: before or after another column → moved; unknown column → unchanged", () => {
  expect(moveBeside(["a", "b", "c"], "a", "c", "after")).toEqual(["b", "c", "a"]);
  expect(moveBeside(["a", "b", "c"], "c", "a", "before")).toEqual(["c", "a", "b"]);
  expect(moveBeside(["a", "b"], "a", "gone", "before")).toEqual(["a", "b"]);
});
