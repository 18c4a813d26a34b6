import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { invoiceLines } from "./invoice-lines.ts";
import { invoiceSettingsOf } from "./invoice-settings.ts";
import { changesInvoices } from "./invoice-view.ts";
import { titleOfMonth } from "../../db/times/months.ts";
import { createRandom } from "../../db/random.ts";
import { ggrOf } from "./revenue.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf } from "../../session/visible.ts";
import { billingAuthor } from "./billing-author.ts";
import { conflictOf, checkMonth, invoiceOfMonth, checkPaid } from "./invoice-refusal.ts";
import type { InvoiceRow } from "./billing-tables.ts";

const FOR_PLATFORM_STAFF = "Only available for Super Admin and Admin";

type NewInvoice = components["schemas"]["NewInvoice"];

/** The operator's settings, with those of the invoice's own laid over them when they are to count. */
const settingsOf = (db: Db, draft: NewInvoice): InvoiceRow["settings"] => {
  const { opId: _, ...settings } = invoiceSettingsOf(db, draft.opId);
  if (!draft.overrideSettings) return settings;
  const names = Object.keys(settings) as (keyof typeof settings)[];
  return { ...settings, ...Object.fromEntries(names.filter((it) => it in draft).map((it) => [it, draft[it]])) };
};

/** The platform staff's note is required from those who may write it and refused from others (money §5). */
const checkNote = (account: Account, { note, superAdminNote }: NewInvoice): void => {
  if (changesInvoices(account)) {
    if (!note?.trim()) throw Refusal.ofFields({ note: "The note is required." });
    return;
  }
  if (note !== undefined) throw Refusal.ofFields({ note: FOR_PLATFORM_STAFF });
  if (superAdminNote !== undefined) throw Refusal.ofFields({ superAdminNote: FOR_PLATFORM_STAFF });
};

/** Overriding settings and overwriting an issued invoice change an invoice (ruling 51), which platform staff may do. */
const checkChange = (account: Account, draft: NewInvoice): void => {
  if (changesInvoices(account)) return;
  const field = (["overrideSettings", "overwriteExistingInvoice"] as const).find((it) => draft[it]);
  if (field) throw Refusal.ofFields({ [field]: FOR_PLATFORM_STAFF });
};

const nextNo = (db: Db) => Math.max(1000, ...[...db.billing.invoices.values()].map((it) => it.invoiceNo)) + 1;

/** Generates an operator's invoice for a month, or overwrites it; its payments stay (money §4). */
export const generateInvoice = ({ db, account, clock }: Actor, draft: NewInvoice): InvoiceRow => {
  const { opId, year, month } = draft;
  if (opId === "*") throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
  const includeBrands = draft.includeBrands ?? true;
  const testPlayersInclusion = draft.testPlayersInclusion ?? "all";
  const scope = scopeOf(db, account, opId, includeBrands);
  checkNote(account, draft);
  checkChange(account, draft);
  checkMonth(draft, clock.now());
  const existing = invoiceOfMonth(db, draft);
  if (existing && !draft.overwriteExistingInvoice) throw conflictOf(db, draft);
  const settings = settingsOf(db, draft);
  const now = new Date(clock.now()).toISOString();
  const invoiceNo = existing?.invoiceNo ?? nextNo(db);
  const invoice: InvoiceRow = {
    _id: existing?._id ?? createRandom(`invoice/${opId}/${invoiceNo}`).uuid(),
    invoiceNo,
    opId,
    month,
    year,
    title: draft.title ?? `GGR ${titleOfMonth(month)} ${year}`,
    reference: draft.reference ?? "",
    description: draft.description ?? null,
    note: draft.note ?? null,
    superAdminNote: draft.superAdminNote ?? null,
    testPlayersInclusion,
    includeBrands,
    issuedAt: draft.issuedAt ?? now,
    updatedAt: now,
    createdBy: billingAuthor(account),
    updatedBy: existing ? (account.nickname ?? account.email) : null,
    isSettingsOverridden: draft.overrideSettings ?? false,
    settings,
    ...invoiceLines(settings, ggrOf([...scope], year, month, testPlayersInclusion)),
  };
  checkPaid(db, invoice);
  db.billing.invoices.set(invoice._id, invoice);
  return invoice;
};
