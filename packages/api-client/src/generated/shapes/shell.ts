// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const getBadges: ReadShape = {
  fields: [
    { name: "tickets", kind: "integer", help: "Support tickets without an answer" },
    { name: "withdraw", kind: "integer", help: "Pending withdrawals" },
    { name: "deposit", kind: "integer", help: "Pending deposits" },
    { name: "cashback", kind: "integer", help: "Pending cashback payouts" },
    { name: "affProfit", kind: "integer", label: "Affiliate profit", help: "Pending affiliate profit payouts" },
    { name: "debit", kind: "integer", help: "Open debits" },
    { name: "bankAccounts", kind: "integer", help: "Pending bank accounts" },
    { name: "kyc", kind: "integer", help: "Pending KYC records" },
    { name: "playerUsernames", kind: "integer", help: "Usernames to review" },
  ],
  input: [
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "query" },
    { name: "includeBrands", kind: "boolean", in: "query" },
  ],
  sortBy: [],
};

export const getWaiting: ReadShape = {
  rows: "",
  fields: [
    { name: "kind", kind: "choice", help: "What waits: the kinds of the badges, and what the people of the platform's domains and servers look after", values: ["tickets", "withdraw", "deposit", "cashback", "affProfit", "debit", "bankAccounts", "kyc", "playerUsernames", "hostnames", "certificates", "frontDoor", "appServices"], open: true },
    { name: "count", kind: "integer", help: "How many items wait" },
    { name: "oldestAt", kind: "moment", help: "Time of the oldest waiting record; null if none or unknown" },
    { name: "cameIn", kind: "integer", help: "Number that came in since this time yesterday, decided or not; null if unknown" },
    { name: "decided", kind: "integer", help: "Number that were decided since this time yesterday; null if unknown" },
    { name: "amounts", kind: "list", help: "How much money waits, one entry a currency; none where it is not about money", fields: [{ name: "currency", kind: "code", help: "Its code", ref: "currency" }, { name: "amount", kind: "money", help: "The sum", currency: "currency" }] },
    { name: "amountInUSD", kind: "money", help: "All of it in US dollars, each at the rate of its time; null where it is not about money", currency: "USD" },
  ],
  input: [
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "query" },
    { name: "includeBrands", kind: "boolean", in: "query" },
  ],
  sortBy: [],
};

export const getRates: ReadShape = {
  fields: [
    { name: "exchangeRates", kind: "object", help: "Units of a currency for one US dollar, by currency code", map: true },
    { name: "quotedAt", kind: "object", help: "When each rate was quoted, by currency code", map: true },
  ],
  input: [],
  sortBy: [],
};

export const listNotifications: ReadShape = {
  rows: "",
  fields: [
    { name: "content_en", kind: "text", label: "English content", help: "The text in English" },
    { name: "title", kind: "text", help: "A heading" },
    { name: "message", kind: "text", list: "message", help: "The text by default" },
  ],
  input: [],
  sortBy: [],
};
