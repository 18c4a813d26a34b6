import { expect, it } from "vitest";
import { toLatinDigits } from "./to-latin-digits.ts";

it.each(["arab", "arabext", "beng", "deva", "fullwide", "mathbold", "mathmono", "thai", "tibt"])(
  "latin: digits of %s → Latin digits",
  (script) => {
    const format = new Intl.NumberFormat("en", { numberingSystem: script, useGrouping: false });
    expect(toLatinDigits(format.format(1_234_567_890))).toBe("1234567890");
  },
);

it("latin: other characters → unchanged", () => expect(toLatinDigits("12a½²٬")).toBe("12a½²٬"));
