import { describe, expect, test } from "vitest";
import { usernameSchema } from "./username.schema.ts";

const problems = (isBound: boolean, values: { username?: string; status?: string; note?: string }) =>
  usernameSchema(isBound)
    .safeParse({ username: "", status: "APPROVE", note: "", ...values })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message.slice(0, 16)}`) ?? [];

describe("a username is empty, or 6 to 20 letters, digits, underscores and hyphens, a letter first", () => {
  test.each(["", "northy", "n0rth_-", "Northern-lights_2026".slice(0, 20)])("%j is one", (username) => {
    expect(problems(true, { username })).toEqual([]);
  });

  test.each(["north", "northern-lights_20261", "1northern", "_northern", "-northern", "north ern", "nörthern"])(
    "%j is none, but for super admins and admins",
    (username) => {
      expect(problems(true, { username })).toEqual(["username: Invalid username"]);
      expect(problems(false, { username })).toEqual([]);
    },
  );
});

test("a status is chosen", () => {
  expect(problems(false, { status: "" })).toEqual(["status: Username status "]);
});

test("a rejection needs a note, and no rule for the name that is not taken", () => {
  expect(problems(true, { status: "REJECT", username: "1" })).toEqual(["note: Note for the pla"]);
  expect(problems(true, { status: "REJECT", username: "1", note: "  " })).toEqual(["note: Note for the pla"]);
  expect(problems(true, { status: "REJECT", username: "1", note: "Taken by a brand." })).toEqual([]);
});
