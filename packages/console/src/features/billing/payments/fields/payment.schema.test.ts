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

describe("payment amount in USD", () => {
  it.each([
    ["1", "1", "1.00"],
    ["1000.1", "0.16", "160.02"],
    // Floats would be off by a cent.
    ["1.005", "1", "1.01"],
    ["1.499999", "0.01", "0.01"],
    ["0.7", "0.15", "0.11"],
    ["123456789.123456", "1.00005", "123462961.96"],
  ])("%s at rate %s → %s, rounded once", (amount, exchangeRateInUSD, usd) =>
    expect(amountInUSD({ currency: "TRX", amount, exchangeRateInUSD })).toBe(usd),
  );
  it.each([
    ["", "1"],
    ["1", ""],
    ["1", "0.009"],
    ["1e3", "1"],
  ])("%j at rate %j → undefined", (amount, exchangeRateInUSD) =>
    expect(amountInUSD({ currency: "TRX", amount, exchangeRateInUSD })).toBeUndefined(),
  );
  it.each(["0.27", "", "one"])("10 US dollars, rate %j left from another currency → 10.00 USD at rate 1", (rate) => {
    const change = { currency: "USD", amount: "10", exchangeRateInUSD: rate } as const;
    expect(problems(change)).toBeUndefined();
    expect(sent(change)).toMatchObject({ amount: 10, exchangeRateInUSD: 1, amountInUSD: 10 });
  });
});

describe("exchange rate", () => {
  it.each(["0.01", "0.010", "6.2", "99999"])("%s → valid", (exchangeRateInUSD) =>
    expect(problems({ exchangeRateInUSD })).toBeUndefined(),
  );
  it.each([
    ["0.009", "Use at least 0.01."],
    ["0", "Use at least 0.01."],
    ["-1", "Use at least 0.01."],
    ["", "Enter the exchange rate."],
    ["one", "Enter a number."],
  ])("%j → error", (exchangeRateInUSD, says) =>
    expect(problems({ exchangeRateInUSD })).toEqual([`exchangeRateInUSD: ${says}`]),
  );
});

describe("payment amount", () => {
  it.each([
    ["0", "TRX", "Use more than 0."],
    ["-5", "TRX", "Use more than 0."],
    ["", "TRX", "Enter the amount."],
    ["0.0000001", "TRX", "The amount is below 0.01 USD."],
    ["1.0000001", "TRX", "TRX has 6 decimals."],
    ["1.001", "USD", "USD has 2 decimals."],
    ["1234567890123456", "USD", "Use at most 15 digits."],
  ] as const)("%j in %s → error", (amount, currency, says) =>
    expect(problems({ amount, currency })).toEqual([`amount: ${says}`]),
  );
  it("USD amount with too many digits → error", () =>
    expect(problems({ amount: "99999999999999", exchangeRateInUSD: "99" })).toEqual([
      "amount: The amount exceeds the maximum.",
    ]));
});

describe("payment operator", () => {
  it("operator: missing → error, selected → sent", () => {
    expect(problems({ opId: "" })).toEqual(["opId: Operator not found, please select an operator."]);
    expect(sent({}).opId).toBe("op-nordlys");
  });
  it("brand: missing → error, selected → sent", () => {
    expect(problems({ forBrand: true })).toEqual(["brandId: Operator not found, please select an operator."]);
    expect(sent({ forBrand: true, brandId: "br-polaris" }).opId).toBe("br-polaris");
  });
});

it("payment date: missing → error", () => {
  for (const issuedDate of ["", "incomplete"])
    expect(problems({ issuedDate })).toEqual(["issuedDate: Choose the payment date."]);
});

describe("invoice number", () => {
  it.each(["", "0", "000"])("%j → omitted", (invoiceNo) => expect(sent({ invoiceNo })).not.toHaveProperty("invoiceNo"));
  it("1042 → sent as number", () => expect(sent({ invoiceNo: "1042" }).invoiceNo).toBe(1042));
  it.each(["-1", "10.5", "N-7"])("%s → error", (invoiceNo) =>
    expect(problems({ invoiceNo })).toEqual(["invoiceNo: Enter an invoice number."]),
  );
});

it("payment body: form values → numbers as numbers, month as name", () =>
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
