import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editNumber, formattedNumber, withoutGroups } from "./edited-number.ts";
import { formatDecimal, signsOf } from "./format-decimal.ts";

/** Replaces `[start, end)` of a formatted number, as a browser does with a selection. */
const edited = (text: string, [start, end]: [number, number], typed: string, locale = "en") =>
  editNumber(formattedNumber(text, locale), text.slice(0, start) + typed + text.slice(end), [start, end]);

describe("group separators inserted by formatting", () => {
  it.each([
    ["a digit is replaced", "5,000.00", [0, 1], "7", "7,000.00", "7000.00"],
    ["a digit is inserted after the first", "5,000.00", [1, 1], "1", "51,000.00", "51000.00"],
    ["digits are inserted into a group", "5,000.00", [3, 3], "12", "5,01200.00", "501200.00"],
    ["the first digit is deleted", "5,000.00", [0, 1], "", ",000.00", "000.00"],
    ["the decimals and a digit are deleted", "5,000.00", [4, 8], "", "5,00", "500"],
    ["everything is replaced by the same start", "5,000.00", [0, 8], "5,0", "5,0", "5,0"],
    ["the separator itself is typed over", "5,000.00", [1, 2], ",", "5,000.00", "5,000.00"],
  ] as const)("%s → separators are ignored", (_, text, range, typed, seen, meant) => {
    const now = edited(text, [...range], typed);
    expect([now.text, withoutGroups(now)]).toEqual([seen, meant]);
  });

  it("text set without a selection → all separators count as typed", () => {
    const now = editNumber(formattedNumber("5,000.00", "en"), "5,00", undefined);
    expect(withoutGroups(now)).toBe("5,00");
  });

  it("second edit → separators move with the text", () => {
    const once = edited("1,234,567", [1, 1], "00");
    const twice = editNumber(once, "100,24,567", [5, 6]);
    expect(withoutGroups(twice)).toBe("10024567");
  });
});

it("editNumber: any edit in any locale → same edit of the number without separators", () => {
  const locales = fc.constantFrom("en", "de", "fr", "de-CH", "pl", "tr", "ar", "fa", "hi", "pt-BR", "sv", "ja");
  const numbers = fc.bigInt({ min: 1000n, max: 10n ** 12n });
  fc.assert(
    fc.property(
      numbers,
      locales,
      fc.nat(),
      fc.nat(3),
      fc.constantFrom("7", "42", ""),
      (whole, locale, at, size, typed) => {
        const text = formatDecimal(`${whole}.25`, locale, 2);
        const start = at % (text.length + 1);
        const end = Math.min(text.length, start + size);
        const now = edited(text, [start, end], typed, locale);
        expect(withoutGroups(now)).toBe(now.text.replaceAll(signsOf(locale).group, ""));
      },
    ),
  );
});
