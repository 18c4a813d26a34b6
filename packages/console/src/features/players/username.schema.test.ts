import { describe, expect, test } from "vitest";
import { usernameSchema } from "./username.schema.ts";

const problems = (isBound: boolean, values: { username?: string; status?: string; note?: string }) =>
  usernameSchema(isBound)
    .safeParse({ username: "", status: "APPROVE", note: "", ...values })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message.slice(0, 16)}`) ?? [];

describe("username: empty, or 6 to 20 letters, digits, underscores and hyphens, starting with a letter", () => {
  test.each(["", "northy", "n0rth_-", "Northern-lights_2026".slice(0, 20)])("%j → valid", (username) => {
    expect(problems(true, { username })).toEqual([]);
  });

  test.each(["north", "northern-lights_20261", "1northern", "_northern", "-northern", "north ern", "nörthern"])(
    "%j → error, valid for super admins and admins",
    (username) => {
      expect(problems(true, { username })).toEqual(["username: Invalid username"]);
      expect(problems(false, { username })).toEqual([]);
    },
  );
});

test("username review: status missing → error", () => {
  expect(problems(false, { status: "" })).toEqual(["status: Username status "]);
});

test("username review: rejection → note required, username not validated", () => {
  expect(problems(true, { status: "REJECT", username: "1" })).toEqual(["note: Note for the pla"]);
  expect(problems(true, { status: "REJECT", username: "1", note: "  " })).toEqual(["note: Note for the pla"]);
  expect(problems(true, { status: "REJECT", username: "1", note: "Taken by a brand." })).toEqual([]);
});
