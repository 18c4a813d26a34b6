import { sumOf, toCents } from "../../db/money/amounts.ts";
import { invoiceLines } from "./invoice-lines.ts";
import { MONTHS, titleOfMonth } from "../../db/times/months.ts";
import { DECIDERS } from "../../db/words/people.ts";
import type { Random } from "../../db/random.ts";
import { ggrOf } from "./revenue.ts";
import { randomOf, rowsOf, type World } from "../../db/world.ts";
import type { BillingTables, InvoiceRow, InvoiceSettingsRow, PaymentRow } from "./billing-tables.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

const settingsOf = (random: Random, { opId, parentOpId }: OperatorRow): InvoiceSettingsRow => ({
  opId,
  casinoGGRPercentage: 8 + random.int(6),
  sportGGRPercentage: 8 + random.int(5),
  minMonthlyFeeInUSD: parentOpId ? 1000 : 2500 + 500 * random.int(5),
  premiumSportInUSD: random.chance(0.4) ? 800 : 0,
  premiumBotInUSD: random.chance(0.25) ? 350 : 0,
  brandFeeInUSD: parentOpId ? 0 : 500,
  additionalCosts: random.chance(0.3) ? [{ name: "Extra support", value: 200 }] : [],
});

const author = (random: Random) => {
  const nickname = random.pick(DECIDERS);
  return { nickname, userCode: nickname.toLowerCase() };
};

/** The `count` months before the current one, latest last; none before 2024. */
const monthsBefore = (now: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const today = new Date(now);
    const start = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - index), 1));
    return { year: start.getUTCFullYear(), month: start.getUTCMonth() + 1 };
  }).filter((it) => it.year >= 2024);

const paymentsOf = (random: Random, invoice: InvoiceRow, now: number, isLatest: boolean): PaymentRow[] => {
  const total = invoice.totalPayableAmountInUSD;
  const kind = random.next();
  if (isLatest ? kind < 0.6 : kind < 0.08) return [];
  const first = toCents(total * (0.3 + random.next() * 0.4));
  const parts = kind < 0.85 ? (random.chance(0.5) ? [total] : [first, total]) : [first];
  let paid = 0;
  return parts.map((upTo, index) => {
    // The last part is paid in dollars: other currencies do not convert to the exact cent.
    const isTron = index === 0 && parts.length > 1 && random.chance(0.4);
    const usd = sumOf([upTo, -paid]);
    const exchangeRateInUSD = isTron ? 0.16 : 1;
    const amount = isTron ? Math.floor(usd / exchangeRateInUSD) : usd;
    paid = toCents(amount * exchangeRateInUSD);
    const isCpg = random.chance(0.3);
    const at = Math.min(now, Date.parse(invoice.issuedAt) + (3 + 9 * index + random.int(8)) * 86_400_000);
    const moment = new Date(at).toISOString();
    const by = author(random);
    return {
      paymentId: random.uuid(),
      opId: invoice.opId,
      title: `Invoice ${invoice.invoiceNo}, part ${index + 1}`,
      reference: `TRF-${random.text(6, "0123456789")}`,
      paidBy: null,
      description: isCpg ? "Deducted from the CPG balance" : null,
      paymentType: isCpg
        ? "CPG Transfer"
        : random.pick(["Cash", "Direct Transfer", "USDT Transfer", "Operator Settlement"] as const),
      currency: isTron ? "TRX" : isCpg || random.chance(0.6) ? "USDT" : "USD",
      amount,
      exchangeRateInUSD,
      amountInUSD: paid,
      invoiceNo: invoice.invoiceNo,
      month: MONTHS[invoice.month - 1]!,
      year: invoice.year,
      issuedDate: moment,
      createdAt: moment,
      updatedAt: moment,
      createdBy: by,
      updatedBy: null,
      extraData: {
        explorerURL: isCpg ? `https://explorer.example.com/tx/${random.text(24, "0123456789abcdef")}` : null,
      },
    };
  });
};

/** Months that have invoices on a usual day: of those who are there longest, and of those who came last. */
const MOST_MONTHS = 22;
const FEWEST_MONTHS = 12;

/** Invoices of every operator and of some brands for the past months, and their payments. */
export const seedBilling = (world: World): BillingTables => {
  const random = randomOf(world, "billing");
  const tables: BillingTables = {
    invoices: new Map(),
    payments: new Map(),
    settings: new Map(),
    cpgBalances: new Map(),
  };
  const count = world.sizes.scale === 0 ? 0 : Math.min(MOST_MONTHS, 2 + rowsOf(world, MOST_MONTHS - 2));
  const places = [...world.operators.values()];
  const charged: (OperatorRow & { from: number })[] = [];
  const joined = randomOf(world, "billing/joined");
  for (const operator of places) {
    tables.settings.set(operator.opId, settingsOf(random, operator));
    tables.cpgBalances.set(operator.opId, world.sizes.scale === 0 ? 0 : random.int(900_000) / 100);
    // The first operator exists from the beginning, some were added later.
    const late = charged.length === 0 ? 0 : joined.int(MOST_MONTHS - FEWEST_MONTHS + 1);
    if (!operator.parentOpId || random.chance(0.4))
      charged.push({ ...operator, from: Math.min(late, Math.max(0, count - FEWEST_MONTHS)) });
  }
  let invoiceNo = 1000;
  const months = monthsBefore(world.now, count);
  for (const [index, { year, month }] of months.entries())
    for (const { opId, title, parentOpId, from } of charged) {
      if (index < from) continue;
      const { opId: _, ...settings } = tables.settings.get(opId)!;
      const opIds = parentOpId
        ? [opId]
        : places.filter((it) => opId === it.opId || it.parentOpId === opId).map((it) => it.opId);
      // Not after now: on the first of a month that hour may be still to come.
      const issuedAt = new Date(Math.min(world.now, Date.UTC(year, month, 1, 6 + random.int(8)))).toISOString();
      const invoice: InvoiceRow = {
        _id: random.uuid(),
        invoiceNo: (invoiceNo += 1),
        opId,
        month,
        year,
        title: `GGR ${titleOfMonth(month)} ${year}`,
        reference: `${(title ?? opId).slice(0, 3).toUpperCase()}-${year}-${String(month).padStart(2, "0")}`,
        description: null,
        note: random.chance(0.2) ? "Agreed by phone." : null,
        superAdminNote: null,
        testPlayersInclusion: "no test",
        includeBrands: !parentOpId,
        issuedAt,
        updatedAt: issuedAt,
        createdBy: author(random),
        updatedBy: null,
        isSettingsOverridden: false,
        settings,
        ...invoiceLines(settings, ggrOf(opIds, year, month, "no test")),
      };
      tables.invoices.set(invoice._id, invoice);
      for (const payment of paymentsOf(random, invoice, world.now, index === months.length - 1))
        tables.payments.set(payment.paymentId, payment);
    }
  return tables;
};
