import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { invoiceLines } from "./invoice-lines.ts";
import { invoiceSettingsOf } from "./invoice-settings.ts";
import { titleOfMonth } from "../../db/times/months.ts";
import { ggrOf } from "./revenue.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { invoiceOf } from "./invoice-of.ts";
import { conflictOf, checkMonth, invoiceOfMonth, checkPaid } from "./invoice-refusal.ts";
import type { InvoiceRow } from "./billing-tables.ts";

type Schemas = components["schemas"];

/** Stores a changed invoice with the time and author of the change. */
const save = ({ db, account, clock }: Actor, row: InvoiceRow): InvoiceRow => {
  const updatedAt = new Date(clock.now()).toISOString();
  const saved = { ...row, updatedAt, updatedBy: account.nickname ?? account.email };
  db.billing.invoices.set(saved._id, saved);
  return saved;
};

/** Changes only the texts of an invoice. */
export const updateInvoiceTexts = (
  { db, account, clock }: Actor,
  { invoiceId, opId, ...texts }: Schemas["InvoiceRecordChange"],
): InvoiceRow => {
  const row = invoiceOf(db, account, { invoiceId, opId });
  return save({ db, account, clock }, { ...row, ...texts });
};

const same = (a: Schemas["InvoiceSettings"], b: Schemas["InvoiceSettings"]) =>
  (Object.keys(a) as (keyof typeof a)[]).every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

/** Whether these are an invoice's own settings: as before where they did not change, else when its operator has others. */
const hasOwnSettings = (db: Db, row: InvoiceRow, settings: Schemas["InvoiceSettings"]): boolean =>
  same(settings, row.settings) ? row.isSettingsOverridden : !same(settings, invoiceSettingsOf(db, row.opId));

/** Whether the change touches what the lines are calculated from. */
const isCharged = (row: InvoiceRow, { month, year, settings }: Schemas["InvoiceEdit"]): boolean =>
  month !== row.month || year !== row.year || !same(settings, row.settings);

/** Changes an invoice; recalculates its lines where the settings or the month changed (money §3, §5). */
export const updateInvoice = ({ db, account, clock }: Actor, change: Schemas["InvoiceEdit"]): InvoiceRow => {
  const row = invoiceOf(db, account, change);
  const { opId, year, month, settings, issuedAt } = change;
  checkMonth(change, clock.now());
  const other = invoiceOfMonth(db, change);
  if (other && other._id !== row._id) throw conflictOf(db, change);
  const places = [...db.operators.values()].filter(
    (it) => it.opId === opId || (row.includeBrands && it.parentOpId === opId),
  );
  const ggr = ggrOf(
    places.map((it) => it.opId),
    year,
    month,
    row.testPlayersInclusion,
  );
  const changed: InvoiceRow = {
    ...row,
    year,
    month,
    issuedAt,
    description: change.description ?? null,
    superAdminNote: change.superAdminNote ?? null,
    isSettingsOverridden: hasOwnSettings(db, row, settings),
    settings,
    ...(isCharged(row, change) && invoiceLines(settings, ggr)),
  };
  checkPaid(db, changed);
  return save({ db, account, clock }, changed);
};

/** Deletes an invoice without payments. */
export const deleteInvoice = (db: Db, account: Account, which: { invoiceId: string; opId: string }): null => {
  const row = invoiceOf(db, account, which);
  const { invoiceNo, month, year } = row;
  if ([...db.billing.payments.values()].some((it) => it.invoiceNo === invoiceNo))
    throw new Refusal(400, `Invoice ${invoiceNo} of ${titleOfMonth(month)} ${year} has payments; delete them first.`);
  db.billing.invoices.delete(row._id);
  return null;
};
