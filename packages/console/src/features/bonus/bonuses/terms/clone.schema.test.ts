import { expect, it } from "vitest";
import { cloneSchema, cloneWaits } from "./clone.schema.ts";

const filled = { targetOpId: "br-polaris", startTime: "2027-02-01T00:00:00Z", endTime: "2027-02-28T23:59:00Z" };
const problems = (change: object) =>
  cloneSchema.safeParse({ ...filled, ...change }).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
  [];
const dates = "Please select start and end dates for the new bonus release";

it.each([
  ["everything", {}, []],
  ["no operator", { targetOpId: "" }, [["targetOpId", "Choose the operator or brand."]]],
  ["no start", { startTime: "" }, [["startTime", dates]]],
  ["no end", { endTime: "" }, [["endTime", dates]]],
  ["an end that was begun and not finished", { endTime: "incomplete" }, [["endTime", dates]]],
  ["an end one minute after the start", { endTime: "2027-02-01T00:01:00Z" }, []],
  ["an end at the start", { endTime: filled.startTime }, [["endTime", "The end must be after the start."]]],
  ["an end before the start", { endTime: "2027-01-31T23:59:00Z" }, [["endTime", "The end must be after the start."]]],
])("clone: %s → errors", (_, change, expected) => expect(problems(change)).toEqual(expected));

it.each([
  [{ targetOpId: "" }, "Choose the operator or brand first."],
  [{ startTime: "" }, dates],
  [{ endTime: "" }, dates],
  [{}, undefined],
])("clone: %o → disabled reason %s", (change, reason) => expect(cloneWaits({ ...filled, ...change })).toBe(reason));
