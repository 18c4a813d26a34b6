import { describe, expect, it } from "vitest";
import { rowsBetween, selectedShare, withRows } from "./select-rows.ts";

const ids = ["a", "b", "c", "d", "e"];

describe("rowsBetween", () => {
  it("takes both ends, in either direction", () => {
    expect(rowsBetween(ids, "b", "d")).toEqual(["b", "c", "d"]);
    expect(rowsBetween(ids, "d", "b")).toEqual(["b", "c", "d"]);
  });
  it("takes only the second when there is no first, or it is on another page", () => {
    expect(rowsBetween(ids, undefined, "c")).toEqual(["c"]);
    expect(rowsBetween(ids, "z", "c")).toEqual(["c"]);
  });
});

describe("withRows", () => {
  it("adds and takes out without touching the set it was given", () => {
    const selected = new Set(["x", "a"]);
    expect([...withRows(selected, ["a", "b"], true)]).toEqual(["x", "a", "b"]);
    expect([...withRows(selected, ["a", "b"], false)]).toEqual(["x"]);
    expect([...selected]).toEqual(["x", "a"]);
  });
});

it("tells all, some and none apart by this page's rows only", () => {
  expect(selectedShare(new Set(["x"]), ids)).toBe("none");
  expect(selectedShare(new Set(["x", "a"]), ids)).toBe("some");
  expect(selectedShare(new Set([...ids, "x"]), ids)).toBe("all");
  expect(selectedShare(new Set(["x"]), [])).toBe("none");
});
