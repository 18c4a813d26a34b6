// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listBillingRecords: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "Id of the invoice or payment" },
    { name: "type", kind: "text", list: "words", help: "Which of the two it is" },
    { name: "title", kind: "text", help: "Heading" },
    { name: "description", kind: "text", list: "prose", help: "What it is for" },
    { name: "reference", kind: "text", help: "Reference for the books" },
    { name: "amount", kind: "money", help: "Invoice total or payment, in USD", currency: "USD" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "issuedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Who changed it last", personal: true },
    { name: "invoice", kind: "object", help: "What only an invoice has", fields: [{ name: "invoiceType", kind: "choice", help: "What the amount comes from", values: ["MONTHLY_GGR", "MINIMUM_FEE"], open: true }, { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number" }, { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone" }, { name: "totalGGRInUSD", kind: "money", help: "GGR of the month, in USD; may be below 0", currency: "USD" }, { name: "ggrCommissionAmountInUSD", kind: "money", help: "Total GGR commission in USD", currency: "USD" }, { name: "casinoGGRInUSD", kind: "money", help: "Casino's part of the GGR, in USD", currency: "USD" }, { name: "casinoGGRCommissionInUSD", kind: "money", help: "Casino commission in USD", currency: "USD" }, { name: "sportGGRInUSD", kind: "money", help: "Sport's part of the GGR, in USD", currency: "USD" }, { name: "sportGGRCommissionInUSD", kind: "money", help: "Sport commission in USD", currency: "USD" }, { name: "remainingAmountInUSD", kind: "money", help: "Outstanding amount, in USD", currency: "USD" }, { name: "note", kind: "text", help: "Note, for super admins and admins" }, { name: "billingSettings", kind: "object", help: "What the operator was charged", fields: [{ name: "ggrPercentage", kind: "percentage", help: "Share of the GGR, a percentage; of the casino's alone where sport has one of its own" }, { name: "sportGGRPercentage", kind: "percentage", help: "Share of the sport's GGR, a percentage" }, { name: "minMonthlyFeeInUSD", kind: "money", help: "Minimum monthly fee, in USD", currency: "USD" }] }, { name: "createdBy", kind: "object", help: "Who did it", fields: [{ name: "nickname", kind: "text", help: "Name shown to others", personal: true }, { name: "userCode", kind: "code", help: "User code", personal: true }] }] },
    { name: "payment", kind: "object", help: "What only a payment has", fields: [{ name: "paidBy", kind: "text", help: "Who paid", personal: true }, { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number of the invoice it pays; null for the account" }, { name: "createdBy", kind: "object", help: "Who did it", fields: [{ name: "nickname", kind: "text", help: "Name shown to others", personal: true }, { name: "userCode", kind: "code", help: "User code", personal: true }] }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the title, the reference or the operator", in: "body" },
    { name: "from", kind: "moment", help: "Only from this moment on, itself included", in: "body" },
    { name: "to", kind: "moment", help: "Only up to this moment, itself included", in: "body" },
    { name: "type", kind: "choice", help: "Invoice or payment", values: ["invoice", "payment"], open: true, in: "body" },
    { name: "brandsOnly", kind: "boolean", help: "Only records of brands", in: "body" },
  ],
  sortBy: ["issuedAt", "createdAt", "title", "opTitle", "type", "amount"],
};

export const showBillingRecord: ReadShape = {
  fields: [
    { name: "id", kind: "id", help: "Id of the invoice or payment" },
    { name: "type", kind: "text", list: "words", help: "Which of the two it is" },
    { name: "title", kind: "text", help: "Heading" },
    { name: "description", kind: "text", list: "prose", help: "What it is for" },
    { name: "reference", kind: "text", help: "Reference for the books" },
    { name: "amount", kind: "money", help: "Invoice total or payment, in USD", currency: "USD" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "issuedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Who changed it last", personal: true },
    { name: "invoice", kind: "object", help: "What only an invoice has", fields: [{ name: "invoiceType", kind: "choice", help: "What the amount comes from", values: ["MONTHLY_GGR", "MINIMUM_FEE"], open: true }, { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number" }, { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone" }, { name: "totalGGRInUSD", kind: "money", help: "GGR of the month, in USD; may be below 0", currency: "USD" }, { name: "ggrCommissionAmountInUSD", kind: "money", help: "Total GGR commission in USD", currency: "USD" }, { name: "casinoGGRInUSD", kind: "money", help: "Casino's part of the GGR, in USD", currency: "USD" }, { name: "casinoGGRCommissionInUSD", kind: "money", help: "Casino commission in USD", currency: "USD" }, { name: "sportGGRInUSD", kind: "money", help: "Sport's part of the GGR, in USD", currency: "USD" }, { name: "sportGGRCommissionInUSD", kind: "money", help: "Sport commission in USD", currency: "USD" }, { name: "remainingAmountInUSD", kind: "money", help: "Outstanding amount, in USD", currency: "USD" }, { name: "note", kind: "text", help: "Note, for super admins and admins" }, { name: "billingSettings", kind: "object", help: "What the operator was charged", fields: [{ name: "ggrPercentage", kind: "percentage", help: "Share of the GGR, a percentage; of the casino's alone where sport has one of its own" }, { name: "sportGGRPercentage", kind: "percentage", help: "Share of the sport's GGR, a percentage" }, { name: "minMonthlyFeeInUSD", kind: "money", help: "Minimum monthly fee, in USD", currency: "USD" }] }, { name: "createdBy", kind: "object", help: "Who did it", fields: [{ name: "nickname", kind: "text", help: "Name shown to others", personal: true }, { name: "userCode", kind: "code", help: "User code", personal: true }] }] },
    { name: "payment", kind: "object", help: "What only a payment has", fields: [{ name: "paidBy", kind: "text", help: "Who paid", personal: true }, { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number of the invoice it pays; null for the account" }, { name: "createdBy", kind: "object", help: "Who did it", fields: [{ name: "nickname", kind: "text", help: "Name shown to others", personal: true }, { name: "userCode", kind: "code", help: "User code", personal: true }] }] },
  ],
  input: [
    { name: "id", kind: "id", help: "Id of the invoice or payment", in: "body", required: true },
  ],
  sortBy: [],
};

export const listAffiliateBalances: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "affiliateId", kind: "id", help: "Id of the affiliate's player record", ref: "player-id" },
    { name: "affiliateCode", kind: "code", help: "Code of the affiliate", ref: "player" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "referredPlayers", kind: "integer", help: "Players brought" },
    { name: "earnedInUSD", kind: "money", help: "Earned, in USD", currency: "USD" },
    { name: "withdrawnInUSD", kind: "money", help: "Withdrawn, in USD", currency: "USD" },
    { name: "pendingInUSD", kind: "money", help: "Asked for and not decided, in USD", currency: "USD" },
    { name: "balanceInUSD", kind: "money", help: "Earned less withdrawn and pending, in USD", currency: "USD" },
    { name: "lastWithdrawAt", kind: "moment", label: "Last withdrawal", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the code or of the operator", in: "body" },
    { name: "hasBalance", kind: "boolean", help: "Only those who are owed something, or only those who are not", in: "body" },
  ],
  sortBy: ["affiliateCode", "opTitle", "referredPlayers", "earnedInUSD", "withdrawnInUSD", "pendingInUSD", "balanceInUSD", "lastWithdrawAt"],
};

export const listBillingMovements: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "Id of the invoice or payment" },
    { name: "type", kind: "choice", help: "Invoice or payment", values: ["invoice", "payment"], open: true },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number of the invoice concerned" },
    { name: "title", kind: "text", help: "Heading" },
    { name: "paymentType", kind: "text", list: "words", help: "How it was paid; null for an invoice" },
    { name: "debitInUSD", kind: "money", help: "Added to what is owed, in USD", currency: "USD" },
    { name: "creditInUSD", kind: "money", help: "Taken off it, in USD", currency: "USD" },
    { name: "balanceInUSD", kind: "money", help: "What the operator or brand owed afterwards, in USD; below 0 is a credit", currency: "USD" },
    { name: "issuedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the title or of the operator", in: "body" },
    { name: "from", kind: "moment", help: "Only from this moment on, itself included", in: "body" },
    { name: "to", kind: "moment", help: "Only up to this moment, itself included", in: "body" },
    { name: "type", kind: "choice", help: "Invoice or payment", values: ["invoice", "payment"], open: true, in: "body" },
  ],
  sortBy: ["issuedAt", "opTitle", "type", "debitInUSD", "creditInUSD"],
};
