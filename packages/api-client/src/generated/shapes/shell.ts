// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const getBadges: ReadShape = {
  fields: [
    { name: "tickets", kind: "integer", help: "Support tickets without an answer" },
    { name: "withdraw", kind: "integer", help: "Pending withdrawals" },
    { name: "deposit", kind: "integer", help: "Pending deposits" },
    { name: "cashback", kind: "integer", help: "Pending cashback payouts" },
    { name: "affProfit", kind: "integer", help: "Pending affiliate profit payouts" },
    { name: "debit", kind: "integer", help: "Open debits" },
    { name: "bankAccounts", kind: "integer", help: "Pending bank accounts" },
    { name: "kyc", kind: "integer", help: "Pending KYC records" },
    { name: "playerUsernames", kind: "integer", help: "Usernames to look at" },
  ],
  input: [
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "query" },
    { name: "includeBrands", kind: "boolean", in: "query" },
  ],
  sortBy: [],
};

export const getRates: ReadShape = {
  fields: [
    { name: "exchangeRates", kind: "object", help: "Units of a currency for one US dollar, by currency code" },
  ],
  input: [],
  sortBy: [],
};

export const listNotifications: ReadShape = {
  rows: "",
  fields: [
    { name: "content_en", kind: "text", help: "The text in English" },
    { name: "title", kind: "text", help: "A heading" },
    { name: "message", kind: "text", help: "The text where no language is given" },
  ],
  input: [],
  sortBy: [],
};
