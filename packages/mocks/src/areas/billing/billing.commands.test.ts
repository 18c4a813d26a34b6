import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import { toRequest, type InputOf } from "../../testing/to-request.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

const ALL = { page: 1, itemsPerPage: 10_000, opId: "*" };
const invoices = async () => (await callOperation(backend, "listInvoices", { body: ALL })).data.items;
const payments = async () => (await callOperation(backend, "listPayments", { body: ALL })).data.items;
const invoiceIn = async (status: string) => (await invoices()).find((it) => it.status === status)!;
const show = async (invoiceId: string) => (await callOperation(backend, "showInvoice", { body: { invoiceId } })).data;

const draft = {
  opId: "op-nordlys",
  month: 11,
  year: 2026,
  testPlayersInclusion: "no test",
  title: "November",
  reference: "N-11",
  overrideSettings: false,
} as const;
const pay = ({ opId, invoiceNo }: { opId: string; invoiceNo: number }, change: object = {}) =>
  ({
    body: {
      opId,
      invoiceNo,
      description: "Part",
      paymentType: "Cash",
      currency: "TRX",
      amount: 1000.1,
      exchangeRateInUSD: 0.16,
      amountInUSD: 160.02,
      issuedDate: "2026-11-20T08:00:00Z",
      month: "OCTOBER",
      year: 2026,
      ...change,
    },
  }) as InputOf<"addManualPayment">;

test("invoice: total equals the sum of its lines, remaining equals total minus payments", async () => {
  backend = fixedBackend();
  const paid = await payments();
  const all = await invoices();
  expect(new Set(all.map((it) => it.status))).toEqual(new Set(["UNPAID", "PARTIALLY_PAID", "PAID"]));
  for (const it of all) {
    const lines = [it.casinoGGRCommissionInUSD, it.sportGGRCommissionInUSD, it.minimumPaymentInUSD];
    const fees = [it.premiumSportInUSD, it.premiumBotInUSD, it.brandFeeInUSD];
    const costs = it.settings.additionalCosts.map((one) => one.value);
    expect(it.totalPayableAmountInUSD).toBe(sumOf([...lines, ...fees, ...costs]));
    const own = paid.filter((one) => one.invoiceNo === it.invoiceNo).map((one) => one.amountInUSD);
    expect(it.remainingAmountInUSD).toBe(sumOf([it.totalPayableAmountInUSD, ...own.map((one) => -one)]));
    expect(it.remainingAmountInUSD).toBeGreaterThanOrEqual(0);
  }
});

test("payment: added and deleted → invoice and billing cards follow", async () => {
  const before = await invoiceIn("UNPAID");
  const cards = async () =>
    (await callOperation(backend, "showBillingCards", { body: { opId: before.opId, year: 2026 } })).data.debt
      .amountInUSD;
  const debt = await cards();
  const { data: payment } = await callOperation(backend, "addManualPayment", pay(before));
  const after = await show(before._id);
  expect([after.status, after.paidAmountInUSD]).toEqual(["PARTIALLY_PAID", 160.02]);
  expect(after.remainingAmountInUSD).toBe(sumOf([before.totalPayableAmountInUSD, -160.02]));
  expect(await cards()).toBe(sumOf([debt, -160.02]));
  const record = await callOperation(backend, "showBillingRecord", { body: { id: payment.paymentId } });
  expect(record.data).toMatchObject({ type: "payment", amount: 160.02 });
  const gone = await callOperation(backend, "deleteManualPayment", {
    query: { opId: before.opId, id: payment.paymentId },
  });
  expect(gone.status).toBe(200);
  expect([await show(before._id), await cards()]).toEqual([before, debt]);
});

test.each<[string, object, string]>([
  [
    "an amount that is not rate times amount",
    { amountInUSD: 160.03 },
    "The amount in USD must be the exchange rate times the amount.",
  ],
  [
    "US dollars at another rate than 1",
    { currency: "USD", amount: 10, exchangeRateInUSD: 0.27, amountInUSD: 2.7 },
    "The exchange rate of USD is 1.",
  ],
  ["an invoice that is not there", { invoiceNo: 9 }, "Invoice 9 of this operator does not exist."],
  ["all operators at once", { opId: "*" }, "Operator not found, please select an operator."],
])("manual payment: %s → refused, invoice unchanged", async (_, change, message) => {
  const before = await invoiceIn("UNPAID");
  const answer = await callOperation(backend, "addManualPayment", pay(before, change));
  expect([answer.status, answer.messages]).toEqual([400, [message]]);
  expect(await show(before._id)).toEqual(before);
});

test.each([
  [1.499_999, 0.01, 0.01],
  [8.325, 0.2, 1.67],
  [1.005, 1, 1.01],
  [987_654_321.123_456, 0.1612, 159_209_876.57],
])("payment amount in USD: %f at rate %f → %f, rounded once", async (amount, exchangeRateInUSD, amountInUSD) => {
  const { opId } = await invoiceIn("UNPAID");
  const { body } = pay({ opId, invoiceNo: 1 }, { amount, exchangeRateInUSD, amountInUSD });
  const { invoiceNo: _none, ...onAccount } = body;
  const answer = await callOperation(backend, "addManualPayment", { body: onAccount });
  expect(answer.messages).toEqual([]);
});

test("manual payment: more than the remaining amount → refused; exactly that → PAID", async () => {
  const invoice = await invoiceIn("UNPAID");
  const left = invoice.remainingAmountInUSD;
  const dollars = (amount: number) =>
    pay(invoice, { currency: "USD", exchangeRateInUSD: 1, amount, amountInUSD: amount });
  const answer = await callOperation(backend, "addManualPayment", dollars(sumOf([left, 0.01])));
  expect(answer.messages).toEqual([`Of invoice ${invoice.invoiceNo}, only ${left.toFixed(2)} USD remain to be paid.`]);
  await callOperation(backend, "addManualPayment", dollars(left));
  expect(await show(invoice._id)).toMatchObject({ status: "PAID", remainingAmountInUSD: 0 });
});

test("CPG transfer: update or delete → refused", async () => {
  const { paymentId: id, opId } = (await payments()).find((it) => it.paymentType === "CPG Transfer")!;
  expect((await callOperation(backend, "deleteManualPayment", { query: { opId, id } })).messages).toEqual([
    "A CPG transfer cannot be deleted.",
  ]);
  expect((await callOperation(backend, "deletePaymentRecord", { body: { opId, paymentId: id } })).status).toBe(400);
  const { body } = pay({ opId, invoiceNo: 1 });
  expect((await callOperation(backend, "updateManualPayment", { body: { ...body, id } })).status).toBe(400);
});

describe("invoice generation", () => {
  test("generateInvoice: month already invoiced → conflict; overwrite → number is kept", async () => {
    const { _id, opId, invoiceNo, month, year } = await invoiceIn("UNPAID");
    const body = { ...draft, opId, month, year, note: "Agreed." };
    const response = await backend.fetch(toRequest("generateInvoice", { body }, { as: "super-admin" }));
    expect([response.status, await response.json()]).toMatchObject([409, { success: false, status: "CONFLICT_ERROR" }]);
    const again = await callOperation(backend, "generateInvoice", {
      body: { ...body, overwriteExistingInvoice: true },
    });
    expect(again.data).toMatchObject({ _id, invoiceNo, title: "November", createdBy: { nickname: "Mara" } });
  });

  test("generateInvoice: GGR is negative → minimum fee and other fees", async () => {
    const settings = {
      casinoGGRPercentage: 0,
      sportGGRPercentage: 0,
      minMonthlyFeeInUSD: 2500.5,
      premiumSportInUSD: 800,
      premiumBotInUSD: 0,
      brandFeeInUSD: 0.1,
      additionalCosts: [{ name: "Support", value: 0.2 }],
    };
    const body = { ...draft, ...settings, overrideSettings: true, note: "Agreed." } as const;
    const { data } = await callOperation(backend, "generateInvoice", { body });
    expect([data.minimumPaymentInUSD, data.totalPayableAmountInUSD]).toEqual([2500.5, 3300.8]);
  });

  test("generateInvoice: month, operator and note only → defaults apply", async () => {
    const { opId, month, year } = draft;
    const { data } = await callOperation(backend, "generateInvoice", { body: { opId, month, year, note: "Agreed." } });
    expect(data).toMatchObject({
      title: "GGR November 2026",
      includeBrands: true,
      testPlayersInclusion: "all",
      isSettingsOverridden: false,
    });
  });

  test("generateInvoice: own settings → used only with overrideSettings", async () => {
    const { data: operators } = await callOperation(backend, "showInvoiceSettings", { query: { opId: draft.opId } });
    const some = { ...draft, note: "Agreed.", brandFeeInUSD: 12.5 };
    const ignored = await callOperation(backend, "generateInvoice", { body: some });
    expect(ignored.data.settings.brandFeeInUSD).toBe(operators.brandFeeInUSD);
    const body = { ...some, overrideSettings: true, overwriteExistingInvoice: true };
    const own = await callOperation(backend, "generateInvoice", { body });
    expect(own.data.settings).toMatchObject({
      brandFeeInUSD: 12.5,
      casinoGGRPercentage: operators.casinoGGRPercentage,
      additionalCosts: operators.additionalCosts,
    });
  });

  test.each([
    ["without a note, of those who may write one", "super-admin", {}, "The note is required."],
    ["with a note, of others", "operator-admin", { note: "Mine" }, "Only available for Super Admin and Admin"],
    // An operator could set its own issued invoice to zero (ruling 51).
    [
      "with settings, of others",
      "operator-admin",
      { overrideSettings: true, brandFeeInUSD: 0 },
      "Only available for Super Admin and Admin",
    ],
    [
      "overwriting, of others",
      "operator-admin",
      { overwriteExistingInvoice: true },
      "Only available for Super Admin and Admin",
    ],
    ["of a month to come", "operator-admin", { month: 12 }, "This month has not started."],
  ])("generateInvoice: %s → refused with a message", async (_, as, change, message) => {
    const answer = await callOperation(backend, "generateInvoice", { body: { ...draft, ...change } }, { as });
    expect([answer.status, answer.messages]).toEqual([400, [message]]);
  });

  test("invoice note: hidden from operator staff", async () => {
    const { data } = await callOperation(backend, "generateInvoice", { body: { ...draft, note: "Agreed." } });
    const seen = await callOperation(
      backend,
      "showInvoice",
      { body: { invoiceId: data._id } },
      { as: "operator-admin" },
    );
    expect([data.note, seen.data.note]).toEqual(["Agreed.", null]);
  });
});

test("invoice with payments: delete, or total below the paid amount → refused", async () => {
  const it = await invoiceIn("PAID");
  const gone = await callOperation(backend, "deleteInvoice", { body: { invoiceId: it._id, opId: it.opId } });
  expect([gone.status, gone.messages[0]]).toEqual([400, expect.stringContaining("has payments; delete them first.")]);
  const nothing = { casinoGGRPercentage: 0, sportGGRPercentage: 0, minMonthlyFeeInUSD: 0, premiumSportInUSD: 0 };
  const settings = { ...nothing, premiumBotInUSD: 0, brandFeeInUSD: 0, additionalCosts: [] };
  const { opId, issuedAt, year, month } = it;
  const body = { invoiceId: it._id, opId, issuedAt, year, month, settings, overrideSettings: false } as const;
  expect((await callOperation(backend, "updateInvoice", { body })).messages[0]).toContain("are paid already");
  expect(await show(it._id)).toEqual(it);
});

test("invoice settings: differ from the operator's → marked as overridden; equal again → not marked", async () => {
  const { _id, opId, issuedAt, year, month, settings } = await invoiceIn("UNPAID");
  const change = async (other: typeof settings) => {
    const body = { invoiceId: _id, opId, issuedAt, year, month, settings: other, overrideSettings: false } as const;
    return (await callOperation(backend, "updateInvoice", { body })).data.isSettingsOverridden;
  };
  expect(await change(settings)).toBe(false);
  const own = { ...settings, brandFeeInUSD: settings.brandFeeInUSD + 0.5 };
  expect(await change(own)).toBe(true);
  expect(await change(own)).toBe(true);
  expect(await change(settings)).toBe(false);
});

test("billing figures: cards, balances, invoices and records of an operator agree", async () => {
  const [scope, year] = [{ opId: "op-nordlys", includeBrands: true }, 2026];
  const { data: cards } = await callOperation(backend, "showBillingCards", { body: { ...scope, year } });
  const page = { ...ALL, ...scope };
  const balances = (await callOperation(backend, "listOperatorBalances", { body: { ...page, year } })).data.items;
  const issued = (await callOperation(backend, "listInvoices", { body: { ...page, year } })).data.items;
  const received = (await callOperation(backend, "listPayments", { body: { ...page, year } })).data.items;
  const records = (await callOperation(backend, "listBillingRecords", { body: page })).data.items;
  const ofYear = new Set([...issued.map((it) => it._id), ...received.map((it) => it.paymentId)]);
  const recorded = (type: string) =>
    sumOf(records.filter((it) => it.type === type && ofYear.has(it.id)).map((it) => it.amount));
  expect(cards.invoiced.amountInUSD).toBeGreaterThan(0);
  expect(sumOf(issued.map((it) => it.totalPayableAmountInUSD))).toBe(cards.invoiced.amountInUSD);
  expect(sumOf(balances.map((it) => it.invoicedInUSD))).toBe(cards.invoiced.amountInUSD);
  expect(recorded("invoice")).toBe(cards.invoiced.amountInUSD);
  expect(sumOf(received.map((it) => it.amountInUSD))).toBe(cards.paid.amountInUSD);
  expect(sumOf(balances.map((it) => it.paidInUSD))).toBe(cards.paid.amountInUSD);
  expect(recorded("payment")).toBe(cards.paid.amountInUSD);
  expect(sumOf(balances.map((it) => it.debtInUSD))).toBe(cards.debt.amountInUSD);
  expect(sumOf([cards.invoiced.amountInUSD, -cards.paid.amountInUSD])).toBe(cards.debt.amountInUSD);
});
