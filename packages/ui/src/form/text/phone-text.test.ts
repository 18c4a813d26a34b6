import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhone, PHONE, readPhone } from "./phone-text.ts";

describe("phone numbers", () => {
  it.each([
    ["+356 2123-4567", "+35621234567"],
    ["0035621234567", "+35621234567"],
    ["+49 (30) 123/456", "+4930123456"],
    ["٠٠٣٥٦٢١", "+35621"],
    ["", ""],
    ["+", "+"],
  ])("readPhone: %j → %j", (text, value) => expect(readPhone(text)).toBe(value));

  it.each(["abc", "+35a", "1+2", "+1234567890123456", "+356;21"])("readPhone: %j → refused", (text) =>
    expect(readPhone(text)).toBeUndefined(),
  );

  it.each([
    ["+35621234567", "+356 212 345 67"],
    ["+442079460958", "+44 207 946 0958"],
    ["+12025550123", "+1 202 555 0123"],
    ["2123", "2123"],
    ["<b>", "<b>"],
  ])("formatPhone: %j → %j", (value, text) => expect(formatPhone(value)).toBe(text));

  it("readPhone: formatted number → same number", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (value) => {
        expect(value).toMatch(PHONE);
        expect(readPhone(formatPhone(value))).toBe(value);
      }),
    );
  });
});
