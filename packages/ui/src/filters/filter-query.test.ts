import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { cleanSearch } from "../clean-text.ts";
import type { Filter } from "./create-filter.ts";
import { currency } from "./choices/currency.ts";
import { DATE_PRESETS } from "./ranges/date-preset.ts";
import { dateRange, type DateRange } from "./ranges/date-range.ts";
import { compareDecimals } from "../numbers/decimal.ts";
import { defineFilters, type FilterValues } from "./define-filters.ts";
import {
  clearedValues,
  clearQuery,
  KEPT_PARAMS,
  readFilters,
  activeFilterNames,
  writeFilters,
} from "./filter-query.ts";
import { lookup } from "./choices/lookup.ts";
import { moneyRange } from "./ranges/money-range.ts";
import { multiSelect } from "./choices/multi-select.ts";
import { numberRange } from "./ranges/number-range.ts";
import { picker } from "./choices/picker.ts";
import { search } from "./texts/search.ts";
import { select } from "./choices/select-filter.ts";
import { cleanTags, tags } from "./texts/tags.ts";
import { text } from "./texts/text.ts";
import { toggle } from "./choices/toggle.ts";
import { triState } from "./choices/tri-state.ts";

const suggest = () => Promise.resolve([]);
const STATUSES = ["PENDING", "APPROVED", "DECLINED"] as const;
const options = STATUSES.map((value) => ({ value, label: value.toLowerCase() }));
const odd = [",", "\\", "a,b", "\\,"].map((value) => ({ value, label: value }));

const filters = defineFilters({
  note: text({ label: "Note" }),
  bank: search({ label: "Bank", suggest, place: "bar" }),
  attempts: numberRange({ label: "Attempts" }),
  amount: moneyRange({ label: "Amount", currency: "EUR" }),
  status: select({ label: "Status", options }),
  shown: select({ label: "Shown", options, initial: "PENDING" }),
  methods: multiSelect({ label: "Methods", options: odd }),
  fresh: toggle({ label: "Only new" }),
  open: toggle({ label: "Only open", initial: true }),
  verified: triState({ label: "Verified" }),
  created: dateRange({ label: "Created", timeZone: "Europe/Malta" }),
  opId: picker({ label: "Operator", options: odd }),
  currency: currency({ label: "Currency", codes: ["EUR", "SEK"] }),
  player: lookup({ label: "Player", suggest }),
  tags: tags({ label: "Tags", initial: ["vip"] }),
});
type Values = FilterValues<typeof filters>;

// Characters with a meaning in a URL, a list or a range, and some that are hard to handle.
const SIGNS = [...Array.from("aB7 .,\\&=%+-?#/\n\0éß"), "\u0628", "\u202E", "\u200B", "\u{1F600}"];
const words = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 20 });
const anything = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const ordered = <T>(end: fc.Arbitrary<T>, above: (a: T, b: T) => boolean) =>
  fc
    .record({ from: optional(end), to: optional(end) })
    .map(({ from, to }) =>
      from !== undefined && to !== undefined && above(from, to) ? { from: to, to: from } : { from, to },
    );
const decimal = fc
  .tuple(fc.nat({ max: 9_999_999_999_999 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, scale, rest]) =>
    scale === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, "0").slice(0, scale)}`,
  );
const number = fc.tuple(fc.boolean(), decimal).map(([minus, it]) => (minus && /[1-9]/.test(it) ? `-${it}` : it));
const moment = fc.integer({ min: 0, max: Date.UTC(9999, 0) });

const arbitraries: { [Name in keyof Values]: fc.Arbitrary<Values[Name]> } = {
  note: words.map(cleanSearch),
  bank: words.map(cleanSearch),
  attempts: ordered(number, (a, b) => compareDecimals(a, b) > 0),
  amount: ordered(decimal, (a, b) => compareDecimals(a, b) > 0),
  status: optional(fc.constantFrom(...STATUSES)),
  shown: optional(fc.constantFrom(...STATUSES)),
  methods: fc.uniqueArray(fc.constantFrom(...odd.map(({ value }) => value))),
  fresh: fc.boolean(),
  open: fc.boolean(),
  verified: optional(fc.boolean()),
  created: fc.oneof<[fc.Arbitrary<DateRange>, fc.Arbitrary<DateRange>]>(
    fc.record({ preset: fc.constantFrom(...DATE_PRESETS) }),
    ordered(moment, (a, b) => a > b),
  ),
  opId: optional(fc.constantFrom(...odd.map(({ value }) => value))),
  currency: optional(fc.constantFrom("EUR", "SEK")),
  player: optional(words.filter((it) => it !== "")),
  tags: fc.array(words).map(cleanTags),
};

describe.each(Object.keys(filters) as (keyof Values)[])("filter “%s”", (name) => {
  const filter: Filter<unknown> = filters[name];

  test("serialize and parse: any value → same value", () => {
    fc.assert(
      fc.property(arbitraries[name] as fc.Arbitrary<unknown>, (value) => {
        expect(filter.parse(filter.serialize(value) ?? null)).toEqual(value);
      }),
    );
  });
  test("parse: any text → valid value that serializes back", () => {
    fc.assert(
      fc.property(fc.oneof(anything, words), (garbage) => {
        const value = filter.parse(garbage);
        expect(filter.problem(value)).toBeUndefined();
        expect(typeof filter.describe(value)).toBe("string");
        expect(filter.parse(filter.serialize(value) ?? null)).toEqual(value);
      }),
    );
  });
  test("serialize: initial value → no parameter", () => {
    expect(filter.serialize(filter.parse(null))).toBeUndefined();
  });
});

test("writeFilters and readFilters: any values, other parameters → same values, page is reset", () => {
  fc.assert(
    fc.property(fc.record(arbitraries) as fc.Arbitrary<Values>, (values) => {
      const written = writeFilters(filters, values, new URLSearchParams("limit=100&page=3&note=old&x=1")).toString();
      const query = new URLSearchParams(written);
      expect(readFilters(filters, query)).toEqual(values);
      expect([query.get("limit"), query.get("page"), query.get("x")]).toEqual(["100", null, "1"]);
      expect(activeFilterNames(filters, values).toSorted()).toEqual(
        Object.keys(filters)
          .filter((name) => query.has(name))
          .toSorted(),
      );
    }),
  );
});

test("readFilters: any query string → does not throw", () => {
  const pair = fc.tuple(fc.constantFrom(...Object.keys(filters)), anything);
  fc.assert(
    fc.property(fc.oneof(anything, fc.array(pair)), (query) => {
      expect(Object.keys(readFilters(filters, new URLSearchParams(query)))).toEqual(Object.keys(filters));
    }),
  );
});

test.each([
  ["status", "NOBODY", undefined],
  ["shown", "NOBODY", "PENDING"],
  ["shown", "", undefined],
  ["attempts", "9..1", { from: undefined, to: undefined }],
  ["attempts", "1..", { from: "1", to: undefined }],
  ["attempts", "1e3..", { from: undefined, to: undefined }],
  ["attempts", "-2.5..", { from: "-2.5", to: undefined }],
  ["amount", "010.50..", { from: "10.50", to: undefined }],
  ["amount", "1.234..", { from: undefined, to: undefined }],
  ["amount", "-1..", { from: undefined, to: undefined }],
  ["amount", "1000000000000000..", { from: undefined, to: undefined }],
  ["amount", "1e3..", { from: undefined, to: undefined }],
  ["verified", "maybe", undefined],
  ["created", "TODAY", { preset: "TODAY" }],
  ["created", "NEVER", { from: undefined, to: undefined }],
  ["created", "2026-11-01T00:00Z..", { from: Date.UTC(2026, 10), to: undefined }],
  ["created", "..2026-11-01T00:00Z", { from: undefined, to: Date.UTC(2026, 10) + 59_999 }],
  ["created", "..2026-11-01T00:00:10Z", { from: undefined, to: Date.UTC(2026, 10) + 10_999 }],
  ["created", "..2026-11-01T00:00:10.500Z", { from: undefined, to: Date.UTC(2026, 10) + 10_500 }],
  ["created", "2026-11-01..2026-11-01", { from: Date.UTC(2026, 9, 31, 23), to: Date.UTC(2026, 10, 1, 23) - 1 }],
  ["created", "2026-13-01T00:00Z..", { from: undefined, to: undefined }],
  ["methods", "nothing", []],
  ["tags", "", []],
] as const)("readFilters: %s=%s", (name, given, value) => {
  expect(readFilters(filters, new URLSearchParams([[name, given]]))[name]).toEqual(value);
});

test("clearQuery: only kept parameters stay", () => {
  const keptQuery = KEPT_PARAMS.map((name) => `${name}=a%2Cb`).join("&");
  const cleared = clearQuery(new URLSearchParams(`${keptQuery}&status=APPROVED&page=2&x=1`));
  expect(cleared.toString()).toBe(keptQuery);
  const before = readFilters(filters, new URLSearchParams(`${keptQuery}&status=APPROVED&tags=`));
  const after = clearedValues(filters, before);
  expect([after.opId, after.status, after.tags]).toEqual(["a,b", undefined, ["vip"]]);
  expect(readFilters(filters, cleared)).toEqual(after);
});

test("defineFilters: type of the values follows from the definition", () => {
  expectTypeOf<Values["status"]>().toEqualTypeOf<(typeof STATUSES)[number] | undefined>();
  expectTypeOf<Values["amount"]["from"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Values["tags"]>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Values["fresh"]>().toEqualTypeOf<boolean>();
  // @ts-expect-error -- not one of the options
  select({ label: "Status", options, initial: "GONE" });
});

describe("filter that depends on another filter", () => {
  const bets = defineFilters({
    type: select({ label: "Type", options: [{ value: "SPORT", label: "Sport" }] }),
    event: text({ label: "Event", requires: { type: "SPORT" } }),
  });
  test("readFilters: other filter not set → empty", () => {
    expect(readFilters(bets, new URLSearchParams("type=SPORT&event=Final"))).toEqual({ type: "SPORT", event: "Final" });
    expect(readFilters(bets, new URLSearchParams("event=Final"))).toEqual({ type: undefined, event: "" });
  });
  test("writeFilters: other filter not set → no parameter", () => {
    const written = writeFilters(bets, { type: undefined, event: "Final" }, new URLSearchParams("event=Old"));
    expect(written.toString()).toBe("");
  });
});

test("text filter: characters that are not allowed → ignored in the URL, validation error when typed", () => {
  const id = text({ label: "Id", allowed: { pattern: /^\d+$/, message: "Digits only." } });
  expect(id.parse("12")).toBe("12");
  expect(id.parse("1 2")).toBe("");
  expect([id.problem("1 2"), id.problem("12"), id.problem("")]).toEqual(["Digits only.", undefined, undefined]);
});
