import { describe, expect, it } from "vitest";
import { booleanCell } from "./boolean-cell.tsx";
import { DASH } from "../../display/values/dash.tsx";
import { countryCell } from "./country-cell.tsx";
import { dateCell } from "./date-cell.tsx";
import { flagsCell } from "./flags-cell.tsx";
import { formatAmount } from "./format-amount.ts";
import { idCell } from "./id-cell.tsx";
import { maskedCell } from "./masked/masked-cell.tsx";
import { moneyCell } from "./money-cell.tsx";
import { percentCell } from "./percent-cell.tsx";
import { playerCell } from "./player-cell.tsx";
import { safeHref } from "../../safe-href.ts";
import { statusCell } from "./status-cell.tsx";
import { tagsCell } from "./tags-cell.tsx";
import { waitingCell } from "./waiting/waiting-cell.tsx";
import { textCell } from "./text-cell.tsx";

const reader = { timeZone: "UTC", locale: "en-GB" };
const same = <Value>(value: Value) => value;

describe("cell without a displayable value: dash", () => {
  it.each([
    ["text", textCell<string | null>(same).cell(null, reader)],
    ["empty text", textCell<string>(same).cell("", reader)],
    ["id", idCell<string | undefined>(same).cell(undefined, reader)],
    ["status", statusCell(() => null, {}).cell({}, reader)],
    ["money", moneyCell(() => null).cell({}, reader)],
    ["money that is not a number", moneyCell(() => ({ amount: "NaN", currency: "EUR" })).cell({}, reader)],
    ["percentage", percentCell<number>(same).cell(Number.NaN, reader)],
    ["date", dateCell<string>(same).cell("yesterday", reader)],
    ["null date", dateCell<null>(same).cell(null, reader)],
    ["ended wait", waitingCell<null>(same, 24).cell(null, reader)],
    ["boolean", booleanCell<undefined>(same).cell(undefined, reader)],
    ["flags", flagsCell<never[], never>(same, {}).cell([], reader)],
    ["tags", tagsCell<undefined>(same).cell(undefined, reader)],
    ["player", playerCell(() => ({ name: "" })).cell({}, reader)],
    ["country", countryCell<string>(same).cell("", reader)],
    ["masked", maskedCell<string>(same).cell("", reader)],
  ])("%s", (_, drawn) => {
    expect(drawn).toBe(DASH);
  });
});

describe("copied and exported cell values", () => {
  it("all cells → raw value", () => {
    const money = moneyCell(() => ({ amount: "-1234567890123456.78", currency: "EUR" }));
    expect(money.text?.({})).toBe("-1234567890123456.78");
    expect(money.value?.({})).toEqual({ number: "-1234567890123456.78" });
    expect(percentCell<number>(same).value?.(0.125)).toBe(0.125);
    expect(dateCell<number>(same).text?.(0)).toBe("1970-01-01T00:00:00.000Z");
    expect(waitingCell<string>(same, 24).text?.("2026-11-28T10:00:00+01:00")).toBe("2026-11-28T09:00:00.000Z");
    expect(idCell<string>(same).text?.("0123456789abcdef")).toBe("0123456789abcdef");
    expect(statusCell<string, string>(same, { a: { label: "Active", tone: "normal" } }).text?.("toString")).toBe(
      "toString",
    );
  });
  it("masked cell → mask", () => {
    expect(maskedCell<string>(same).text?.("+356 9912 3456")).toBe("••••••••");
  });
});

it("formatAmount: many digits → all are kept", () => {
  expect(formatAmount("-1234567890123456.78", "en")).toBe("−1,234,567,890,123,456.78");
  expect(formatAmount("0.00000001", "en")).toBe("0.00000001");
  expect(formatAmount("0.1234567890123456789", "en")).toBe("0.1234567890123456789");
  expect(formatAmount("1e5", "en")).toBeUndefined();
});

it.each([
  ["/players/1", true],
  ["https://example.com", true],
  ["mailto:a@example.com", true],
  ["javascript:alert(1)", false],
  [" JaVaScRiPt:alert(1)", false],
  ["data:text/html,x", false],
])("safeHref: %s → followed %s", (href, follows) => {
  expect(safeHref(href) !== undefined).toBe(follows);
});
