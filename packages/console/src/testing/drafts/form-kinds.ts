import type { WriteId } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { change, nordea } from "#testing/rows/rows.ts";
import { withdrawGateway } from "#testing/rows/gateway-rows.ts";
import { STORY_PAGE } from "#testing/rows/content/content-rows.ts";
import { ticketOf } from "#testing/rows/ticket-rows.ts";

/** A form of the console as the model types into it. */
export type FormKind = {
  name: string;
  address: (db: Db) => string;
  /** The operation that it sends. */
  write: WriteId;
  save: RegExp;
  /** Text fields of the form by name, with the n-th sample text for each. */
  fields: Readonly<Record<string, (n: number) => string>>;
  /** The place of a field in the request body, if it is not its name. */
  wire?: (field: string) => string;
  /** Sets a value of the record, as a colleague would; absent for a new record. */
  set?: (db: Db, field: string, value: string) => void;
};

/** Changes a row at a path like "bankName.en". */
const at = <Row>(row: Row, path: string, value: unknown): Row => {
  const [name = "", ...rest] = path.split(".");
  const branch = row as Record<string, unknown>;
  return { ...row, [name]: rest.length === 0 ? value : at(branch[name] ?? {}, rest.join("."), value) };
};

const number = (n: number) => String(100 + n);
const words = (n: number) => `Text ${n}`;
/** Letters only: keys take no digits. */
const letters = (n: number) =>
  `KEY_${String(n)
    .split("")
    .map((it) => "ABCDEFGHIJ"[Number(it)])
    .join("")}`;

export const FORM_KINDS: readonly FormKind[] = [
  {
    name: "record in a drawer: bank",
    address: (db) => `/withdraw/bank-list?opId=op-nordlys&panel=bank-edit&uuid=${nordea(db).uuid}`,
    write: "updateBank",
    save: /^Save(?! and)/,
    fields: { order: number, "bankName.en": words, "bankName.sv": words },
    wire: (field) => `dto.${field}`,
    set: (db, field, value) => {
      const bank = nordea(db);
      db.banks.set(bank.uuid, at(bank, field, field === "order" ? Number(value) : value));
    },
  },
  {
    name: "new record: bank",
    address: () => "/withdraw/bank-list?opId=op-nordlys&panel=bank-edit",
    write: "createBank",
    save: /^Add bank/,
    fields: { key: letters, order: number, "bankName.en": words },
  },
  {
    name: "record on its page: withdraw gateway",
    address: (db) => `/withdraw/gatewaysV2/${withdrawGateway(db).uuid}?opId=op-nordlys`,
    write: "updateWithdrawGateway",
    save: /^Save(?! and)/,
    fields: { order: number, "title.en": words },
    set: (db, field, value) => {
      const gateway = withdrawGateway(db);
      db.payments.withdrawGateways.set(gateway.uuid, at(gateway, field, field === "title.en" ? value : Number(value)));
    },
  },
  {
    name: "editor: CMS page",
    address: () => `/cms/v2/pages/${STORY_PAGE.id}?opId=op-nordlys`,
    write: "updateCmsPage",
    save: /^Save draft/,
    fields: { slug: (n) => `page-${n}`, "content.en.title": words },
    set: (db, field, value) => {
      const page = db.cms.pages.get(STORY_PAGE.id)!;
      const updatedAt = new Date(Date.parse(page.updatedAt ?? "") + 60_000).toISOString();
      db.cms.pages.set(page.id, { ...at(page, field, value), updatedAt, updatedBy: "Jonas" });
    },
  },
  {
    name: "settings: theme of a site",
    address: () => "/cms/v2/theme?opId=op-nordlys",
    write: "updateTheme",
    save: /^Save(?! and)/,
    fields: { fontFamily: words, "colors.text": (n) => `#ffff${String(10 + n)}` },
    set: (db, field, value) => {
      const theme = db.cmsSite.themes.get("op-nordlys")!;
      db.cmsSite.themes.set("op-nordlys", at(theme, field, value));
    },
  },
  {
    name: "reply to a ticket",
    address: (db) => {
      const { brandId, ticketId } = ticketOf(db, { status: "NEW" });
      return `/support/${brandId}/${ticketId}`;
    },
    write: "replyToTicket",
    save: /^Send$/,
    fields: { note: words },
    wire: () => "message",
  },
  {
    name: "note of a decision: bank account",
    address: (db) => {
      const account = [...db.bankAccounts.values()].find(({ isDeleted }) => !isDeleted)!;
      change(db.bankAccounts, account, { status: "PENDING" });
      return `/withdraw/bank-accounts?panel=bank-account-details&uuid=${account.uuid}`;
    },
    write: "reviewBankAccount",
    save: /^Reject/,
    fields: { note: words },
    wire: () => "playerNote",
  },
];
