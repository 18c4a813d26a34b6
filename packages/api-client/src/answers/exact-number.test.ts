import fc from "fast-check";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { ExactNumber, isNumber, parseExact } from "./exact-number.ts";
import { listBets } from "../generated/bets.ts";
import { serve } from "../testing/serve.ts";
import { send } from "../wire.ts";

const read = (source: string) => (parseExact(`{"a":[${source}]}`) as { a: unknown[] } | undefined)?.a[0];

describe("parseExact: numbers", () => {
  it.each([
    "9007199254740993",
    "-9007199254740993",
    "12345678901234567890.10",
    "0.1234567890123456789",
    "1e400",
    "-1e-400",
    "1000000000000000.01",
    "1.00000000000000011e+100",
  ])("parseExact: %s → keeps its digits", (source) => {
    const value = read(source);
    expect([value instanceof ExactNumber, isNumber(value), String(value)]).toEqual([true, true, source]);
    expect(JSON.stringify({ value })).toBe(`{"value":${source}}`);
  });

  it.each([
    "9007199254740992",
    "1234567890.1234500000",
    "10000000000000000000000",
    "1E+100",
    "0.10",
    "-0",
    "123.456",
    "1000000000000000.1",
  ])("parseExact: %s → plain number", (source) => expect(read(source) ?? Number(source)).toBe(Number(source)));

  /** All digits of a number, without an exponent; implemented independently of the tested code. */
  const written = (text: string) =>
    new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 100 })
      .format(text as `${number}`)
      .replace(/^-0$/, "0");

  it("parseExact: random numbers → same decimal value", () => {
    const source = fc.stringMatching(/^-?(?:0|[1-9]\d{0,24})(?:\.\d{1,24})?$/);
    fc.assert(
      fc.property(source, (text) => {
        const value = read(text) ?? Number(text);
        expect(isNumber(value)).toBe(true);
        expect(written(`${value as number}`)).toBe(written(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("ExactNumber: arithmetic → nearest double, text keeps the digits", () => {
    const value = read("9007199254740993") as number;
    expect([value + 1, value - 1, -value, Math.max(value, 1), value > 5, value / 1]).toEqual([
      9_007_199_254_740_992 + 1,
      9_007_199_254_740_991,
      -9_007_199_254_740_992,
      9_007_199_254_740_992,
      true,
      9_007_199_254_740_992,
    ]);
    expect(new Intl.NumberFormat("en").format(value)).toBe("9,007,199,254,740,993");
    expect(`${value}`).toBe("9007199254740993");
  });

  it("parseExact: all numbers exact in a double → undefined, no second parse", () => {
    const ids = { uuid: "d4e1e400-0000-4000-8000-123456789012", at: 1_795_000_000_000, sum: 1_234_567.89 };
    expect(parseExact(JSON.stringify({ items: [ids] }))).toBeUndefined();
    expect(parseExact("not JSON, but 12345678901234567890".slice(0, 8))).toBeUndefined();
    expect(parseExact({ a: 1 })).toBeUndefined();
  });
});

describe("response with an inexact number", () => {
  const server = serve();
  it("response: number beyond double precision → digits kept, validated as a number", async () => {
    const text = `{"status":200,"success":true,"messages":[],"data":{"items":[{"betId":"b","winAmount":9007199254740993}],"count":1,"remaining":0}}`;
    server.use(http.post("*/api/*", () => new HttpResponse(text)));
    const { items } = await send(listBets.operation, { body: { page: 1, itemsPerPage: 50, opId: "*" } });
    expect(String(items[0]?.winAmount)).toBe("9007199254740993");
  });
});
