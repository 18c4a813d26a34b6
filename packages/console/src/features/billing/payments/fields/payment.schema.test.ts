import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { amountInUSD, manualPayment, manualPaymentSchema } from "./payment.schema.ts";

const filled: z.input<typeof manualPaymentSchema> = {
  opId: "op-nordlys",
  forBrand: false,
  brandId: "",
  paymentType: "Cash",
  currency: "TRX",
  amount: "1000.1",
  exchangeRateInUSD: "0.16",
  issuedDate: "2026-11-20T08:00:00Z",
  description: "October, first half",
  invoiceNo: "1042",
  month: "OCTOBER",
  year: "2026",
};
const check = (change: Partial<typeof filled>) => manualPaymentSchema.safeParse({ ...filled, ...change });
const problems = (change: Partial<typeof filled>) =>
  check(change).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
const sent = (change: Partial<typeof filled>) => manualPayment(check(change).data!);

describe("the amount in US dollars", () => {
  it.each([
    ["1", "1", "1.00"],
    ["1000.1", "0.16", "160.02"],
    // As floats these are a cent less, or more.
    ["1.005", "1", "1.01"],
    ["1.499999", "0.01", "0.01"],
    ["0.7", "0.15", "0.11"],
    ["123456789.123456", "1.00005", "123462961.96"],
  ])("of %s at %s is their product, rounded once: %s", (amount, exchangeRateInUSD, usd) =>
    expect(amountInUSD({ amount, exchangeRateInUSD })).toBe(usd),
  );
  it.each([
    ["", "1"],
    ["1", ""],
    ["1", "0.009"],
    ["1e3", "1"],
  ])("is not known for %j at %j", (amount, exchangeRateInUSD) =>
    expect(amountInUSD({ amount, exchangeRateInUSD })).toBeUndefined(),
  );
});

describe("an exchange rate", () => {
  it.each(["0.01", "0.010", "6.2", "99999"])("may be %s", (exchangeRateInUSD) =>
    expect(problems({ exchangeRateInUSD })).toBeUndefined(),
  );
  it.each([
    ["0.009", "Use at least 0.01."],
    ["0", "Use at least 0.01."],
    ["-1", "Use at least 0.01."],
    ["", "Enter the exchange rate."],
    ["one", "Enter a number."],
  ])("is not %j", (exchangeRateInUSD, says) =>
    expect(problems({ exchangeRateInUSD })).toEqual([`exchangeRateInUSD: ${says}`]),
  );
});

describe("an amount", () => {
  it.each([
    ["0", "TRX", "Use more than 0."],
    ["-5", "TRX", "Use more than 0."],
    ["", "TRX", "Enter the amount."],
    ["0.0000001", "TRX", "This comes to less than a cent."],
    ["1.0000001", "TRX", "TRX has 6 decimals."],
    ["1.001", "USD", "USD has 2 decimals."],
    ["1234567890123456", "USD", "Use at most 15 digits."],
  ] as const)("is not %j in %s", (amount, currency, says) =>
    expect(problems({ amount, currency })).toEqual([`amount: ${says}`]),
  );
  it("is refused where its dollars have more digits than the wire takes", () =>
    expect(problems({ amount: "99999999999999", exchangeRateInUSD: "99" })).toEqual([
      "amount: This is more than can be entered.",
    ]));
});

describe("a payment belongs to", () => {
  it("an operator", () => {
    expect(problems({ opId: "" })).toEqual(["opId: Operator not found, please select an operator."]);
    expect(sent({}).opId).toBe("op-nordlys");
  });
  it("or one of its brands", () => {
    expect(problems({ forBrand: true })).toEqual(["brandId: Operator not found, please select an operator."]);
    expect(sent({ forBrand: true, brandId: "br-polaris" }).opId).toBe("br-polaris");
  });
});

it("was made at a moment", () => {
  for (const issuedDate of ["", "incomplete"])
    expect(problems({ issuedDate })).toEqual(["issuedDate: Choose when it was paid."]);
});

describe("the number of the invoice", () => {
  it.each(["", "0", "000"])("is sent only when it is not 0: %j is not", (invoiceNo) =>
    expect(sent({ invoiceNo })).not.toHaveProperty("invoiceNo"),
  );
  it("is sent as a number", () => expect(sent({ invoiceNo: "1042" }).invoiceNo).toBe(1042));
  it.each(["-1", "10.5", "N-7"])("is not %s", (invoiceNo) =>
    expect(problems({ invoiceNo })).toEqual(["invoiceNo: Use the number of an invoice."]),
  );
});

it("is sent with numbers where the wire has numbers, and the month by its name", () =>
  expect(sent({})).toEqual({
    opId: "op-nordlys",
    paymentType: "Cash",
    currency: "TRX",
    amount: 1000.1,
    exchangeRateInUSD: 0.16,
    amountInUSD: 160.02,
    issuedDate: "2026-11-20T08:00:00Z",
    description: "October, first half",
    invoiceNo: 1042,
    month: "OCTOBER",
    year: 2026,
  }));
