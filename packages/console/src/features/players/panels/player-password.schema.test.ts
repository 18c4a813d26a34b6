import { describe, expect, test } from "vitest";
import { missingParts, pairWaits, playerPasswordSchema } from "./player-password.schema.ts";

describe("player password", () => {
  test.each([
    ["Aurora77", undefined],
    ["Aurora7", "be at least 8 characters long"],
    ["AURORA77", "one lowercase letter"],
    ["aurora77", "one uppercase letter"],
    ["AuroraXY", "one digit"],
    ["aurora", "one uppercase letter, one digit, be at least 8 characters long"],
    ["", "one lowercase letter, one uppercase letter, one digit, be at least 8 characters long"],
  ])("%j → names the missing parts only", (password, missing) => {
    const message = missing && `Password must contain at least: ${missing}.`;
    expect(missingParts(password)).toBe(message);
    const { error } = playerPasswordSchema.safeParse({ newPassword: password, passwordConfirm: password });
    expect(error?.issues.map((it) => it.message)).toEqual(message === undefined ? undefined : [message]);
  });

  test.each([
    ["", "", /Enter/],
    ["Aurora77", "", /Repeat/],
    ["Aurora77", "Aurora78", /do not match/],
  ])("pair %j, %j → disabled reason", (newPassword, passwordConfirm, reason) => {
    expect(pairWaits({ newPassword, passwordConfirm })).toMatch(reason);
  });

  test("matching pair → enabled, even if the rule is broken", () => {
    expect(pairWaits({ newPassword: "short", passwordConfirm: "short" })).toBeUndefined();
  });
});
