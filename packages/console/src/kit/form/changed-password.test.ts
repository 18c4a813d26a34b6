import { describe, expect, it } from "vitest";
import { changedPasswordWaits, missingParts } from "./changed-password.ts";

describe("changed password (content §5)", () => {
  it.each([
    ["", "one lowercase letter, one uppercase letter, one digit, be at least 8 characters long"],
    ["harbour", "one uppercase letter, one digit, be at least 8 characters long"],
    ["harbours", "one uppercase letter, one digit"],
    ["HARBOUR7", "one lowercase letter"],
    ["Harbours", "one digit"],
    ["Harbo7r", "be at least 8 characters long"],
    ["Ha7🎰🎰🎰🎰", "be at least 8 characters long"],
  ])("“%s” → only the missing parts", (password, parts) =>
    expect(missingParts(password)).toBe(`Password must contain at least: ${parts}.`),
  );

  it.each(["Harbour7", "Åska-regn7", "Harbour 77"])("“%s” → no missing parts", (password) =>
    expect(missingParts(password)).toBeUndefined(),
  );

  it("submit: disabled with a reason until both passwords are entered and equal", () => {
    expect(changedPasswordWaits({ newPassword: "", passwordConfirm: "" })).toMatch(/^Enter the new password/);
    expect(changedPasswordWaits({ newPassword: "Harbour7", passwordConfirm: "" })).toBe(
      "Enter the repeated password first.",
    );
    expect(changedPasswordWaits({ newPassword: "Harbour7", passwordConfirm: "Harbour8" })).toMatch(/do not match/);
    expect(changedPasswordWaits({ newPassword: "Harbour7", passwordConfirm: "Harbour7" })).toBeUndefined();
  });
});
