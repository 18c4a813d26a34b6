import { expect, it } from "vitest";
import { formatSpan } from "./format-span.ts";

const NOW = Date.parse("2026-11-20T12:00Z");
const at = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));
const words = (from?: string, to?: string, timeZone = "UTC") =>
  formatSpan({ from: at(from), to: at(to) }, NOW, { locale: "en-GB", timeZone })
    .replaceAll(/\s+/g, " ")
    .replaceAll(" – ", "–");

it.each([
  [undefined, undefined, "all time"],
  ["2026-11-01T00:00Z", undefined, "1–20 Nov 2026, until now"],
  ["2026-11-01T00:00Z", "2026-11-30T23:59:59.999Z", "1–20 Nov 2026, until now"],
  [undefined, "2026-11-05T23:59:59.999Z", expect.stringMatching(/^everything until 5 Nov 2026/)],
  ["2026-12-01T00:00Z", undefined, "from now on"],
  ["2026-10-01T00:00Z", "2026-10-31T23:59:59.999Z", "October 2026"],
])("formatSpan: %s to %s → %s", (from, to, expected) => expect(words(from, to)).toEqual(expected));

it("formatSpan: month with a clock change in the reader's zone → name of the month", () =>
  expect(words("2026-09-30T22:00Z", "2026-10-31T22:59:59.999Z", "Europe/Malta")).toBe("October 2026"));

it("format span: short, of this year → no year, and no comma", () => {
  const from = Date.parse("2026-11-01T00:00Z");
  expect(
    formatSpan({ from, to: undefined }, Date.parse("2026-11-20T12:00Z"), { locale: "en-GB", timeZone: "UTC" }, true),
  ).toBe("1\u2009–\u200920 Nov until now");
});
