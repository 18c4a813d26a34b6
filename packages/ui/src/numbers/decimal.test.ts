import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  fitsNumber,
  multiplyDecimals,
  stepDecimal,
  subtractDecimals,
} from "./decimal.ts";

const scaled = (units: bigint, scale: number) => {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const cut = digits.length - scale;
  return `${units < 0n ? "-" : ""}${digits.slice(0, cut)}${scale > 0 ? `.${digits.slice(cut)}` : ""}`;
};

describe("decimal arithmetic", () => {
  it.each([
    ["0.1", "0.2", "0.3"],
    ["1.00", "-1.01", "-0.01"],
    ["-0.5", "0.5", "0.0"],
    ["99999999999999999999.99", "0.01", "100000000000000000000.00"],
  ])("addDecimals: %s + %s", (a, b, sum) => expect(addDecimals(a, b)).toBe(sum));

  it.each([
    ["0.3", "0.1", "0.2"],
    ["1", "1.00000001", "-0.00000001"],
    ["0.5", "-0.25", "0.75"],
    ["100000000000000000000.00", "0.01", "99999999999999999999.99"],
  ])("subtractDecimals: %s − %s", (a, b, left) => expect(subtractDecimals(a, b)).toBe(left));

  it.each([
    ["1", "34.2", 2, "0.03"],
    ["1", "34.2", 8, "0.02923977"],
    ["0.005", "1", 2, "0.01"],
    ["-0.005", "1", 2, "-0.01"],
    ["0.0049999999", "1", 2, "0.00"],
    ["10", "4", 0, "3"],
    ["10000000", "0.00000001", 0, "1000000000000000"],
    ["0", "-3", 2, "0.00"],
  ] as const)("divideDecimals: %s / %s, %d decimals", (a, b, decimals, quotient) =>
    expect(divideDecimals(a, b, decimals)).toBe(quotient),
  );

  it.each([
    ["1000.1", "0.16", 2, "160.02"],
    ["1.005", "1", 2, "1.01"],
    ["8.325", "0.2", 2, "1.67"],
    ["1.499999", "0.01", 2, "0.01"],
    ["0.01", "0.01", 2, "0.00"],
    ["-0.005", "1", 2, "-0.01"],
    ["-0.004", "1", 2, "0.00"],
    ["3", "4", 2, "12.00"],
    ["99999999999999.9", "99999999999999.9", 1, "9999999999999980000000000000.0"],
  ] as const)("multiplyDecimals: %s × %s, %d decimals", (a, b, decimals, product) =>
    expect(multiplyDecimals(a, b, decimals)).toBe(product),
  );

  it.each([
    ["5", "1", 1, "6"],
    ["9.99", "0.05", 1, "10"],
    ["0.02", "0.05", -1, "0"],
    ["", "1", 1, "0"],
  ] as const)("stepDecimal: %j, step %s, direction %d → %s", (value, step, direction, next) =>
    expect(stepDecimal(value, step, direction, { min: "0", max: "10" })).toBe(next),
  );

  it("addDecimals and compareDecimals: any decimals → same as scaled integers", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.nat(8), (a, b, scale) => {
        expect(compareDecimals(addDecimals(scaled(a, scale), scaled(b, scale)), scaled(a + b, scale))).toBe(0);
        expect(compareDecimals(scaled(a, scale), scaled(b, scale))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it("multiplyDecimals: any decimals, full scale → same as scaled integers, without rounding", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.nat(8), fc.nat(8), (a, b, left, right) => {
        expect(multiplyDecimals(scaled(a, left), scaled(b, right), left + right)).toBe(
          a * b === 0n ? scaled(0n, left + right) : scaled(a * b, left + right),
        );
      }),
    );
  });

  it("divideDecimals: product divided by a factor → the other factor", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), fc.nat(8), (a, b, scale) => {
        expect(divideDecimals(String(a * b), String(b), scale)).toBe(scaled(a * 10n ** BigInt(scale), scale));
      }),
    );
  });
});

it.each([
  ["999999999999999", true],
  ["-0.000000000000001", true],
  ["1000000000000000.1", false],
  ["1234567890.1234567", false],
])("fitsNumber: %s → %s", (decimal, fits) => expect(fitsNumber(decimal)).toBe(fits));
