// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listBillingRecords: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "ID of the invoice or payment" },
    { name: "type", kind: "text", list: "words", help: "Which of the two it is" },
    { name: "title", kind: "text", help: "Heading" },
    { name: "description", kind: "text", list: "prose", help: "Purpose" },
    { name: "reference", kind: "text", help: "Reference for the books" },
    { name: "amount", kind: "money", help: "Invoice total or payment, in USD", currency: "USD" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "issuedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Last author", personal: true },
    { name: "invoice", kind: "object", help: "Fields of an invoice", fields: [{ name: "invoiceType", kind: "choice", help: "Source of the amount", values: ["MONTHLY_GGR", "MINIMUM_FEE"], open: true }, { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number" }, { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone" }, { name: "totalGGRInUSD", kind: "money", help: "GGR of the month, in USD; may be below 0", currency: "USD" }, { name: "ggrCommissionAmountInUSD", kind: "money", help: "Total GGR commission in USD", currency: "USD" }, { name: "casinoGGRInUSD", kind: "money", help: "Casino's part of the GGR, in USD", currency: "USD" }, { name: "casinoGGRCommissionInUSD", kind: "money", help: "Casino commission in USD", currency: "USD" }, { name: "sportGGRInUSD", kind: "money", help: "Sport's part of the GGR, in USD", currency: "USD" }, { name: "sportGGRCommissionInUSD", kind: "money", help: "Sport commission in USD", currency: "USD" }, { name: "remainingAmountInUSD", kind: "money", help: "Outstanding amount, in USD", currency: "USD" }, { name: "note", kind: "text", help: "Note, for super admins and admins" }, { name: "billingSettings", kind: "object", help: "Charges of the operator", fields: [{ name: "ggrPercentage", kind: "percentage", help: "Share of the GGR, a percentage; of the casino's alone where sport has one of its own" }, { name: "sportGGRPercentage", kind: "percentage", help: "Share of the sport's GGR, a percentage" }, { name: "minMonthlyFeeInUSD", kind: "money", help: "Minimum monthly fee, in USD", currency: "USD" }] }, { name: "createdBy", kind: "object", help: "Author", fields: [{ name: "nickname", kind: "text", help: "Name shown to others", personal: true }, { name: "userCode", kind: "code", help: "User code", personal: true }] }] },
    { name: "payment", kind: "object", help: "Fields of a payment", fields: [{ name: "paidBy", kind: "text", help: "Payer", personal: true }, { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number of the invoice it pays; null for the account" }, { name: "createdBy", kind: "object", help: "Author", fields: [{ name: "nickname", kind: "text", help: "Name shown to others", personal: true }, { name: "userCode", kind: "code", help: "User code", personal: true }] }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
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
    { name: "id", kind: "id", help: "ID of the invoice or payment" },
    { name: "type", kind: "text", list: "words", help: "Which of the two it is" },
    { name: "title", kind: "text", help: "Heading" },
    { name: "description", kind: "text", list: "prose", help: "Purpose" },
    { name: "reference", kind: "text", help: "Reference for the books" },
    { name: "amount", kind: "money", help: "Invoice total or payment, in USD", currency: "USD" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "issuedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Last author", personal: true },
    { name: "invoice", kind: "object", help: "Fields of an invoice", fields: [{ name: "invoiceType", kind: "choice", help: "Source of the amount", values: ["MONTHLY_GGR", "MINIMUM_FEE"], open: true }, { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number" }, { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone" }, { name: "totalGGRInUSD", kind: "money", help: "GGR of the month, in USD; may be below 0", currency: "USD" }, { name: "ggrCommissionAmountInUSD", kind: "money", help: "Total GGR commission in USD", currency: "USD" }, { name: "casinoGGRInUSD", kind: "money", help: "Casino's part of the GGR, in USD", currency: "USD" }, { name: "casinoGGRCommissionInUSD", kind: "money", help: "Casino commission in USD", currency: "USD" }, { name: "sportGGRInUSD", kind: "money", help: "Sport's part of the GGR, in USD", currency: "USD" }, { name: "sportGGRCommissionInUSD", kind: "money", help: "Sport commission in USD", currency: "USD" }, { name: "remainingAmountInUSD", kind: "money", help: "Outstanding amount, in USD", currency: "USD" }, { name: "note", kind: "text", help: "Note, for super admins and admins" }, { name: "billingSettings", kind: "object", help: "Charges of the operator", fields: [{ name: "ggrPercentage", kind: "percentage", help: "Share of the GGR, a percentage; of the casino's alone where sport has one of its own" }, { name: "sportGGRPercentage", kind: "percentage", help: "Share of the sport's GGR, a percentage" }, { name: "minMonthlyFeeInUSD", kind: "money", help: "Minimum monthly fee, in USD", currency: "USD" }] }, { name: "createdBy", kind: "object", help: "Author", fields: [{ name: "nickname", kind: "text", help: "Name shown to others", personal: true }, { name: "userCode", kind: "code", help: "User code", personal: true }] }] },
    { name: "payment", kind: "object", help: "Fields of a payment", fields: [{ name: "paidBy", kind: "text", help: "Payer", personal: true }, { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number of the invoice it pays; null for the account" }, { name: "createdBy", kind: "object", help: "Author", fields: [{ name: "nickname", kind: "text", help: "Name shown to others", personal: true }, { name: "userCode", kind: "code", help: "User code", personal: true }] }] },
  ],
  input: [
    { name: "id", kind: "id", help: "ID of the invoice or payment", in: "body", required: true },
  ],
  sortBy: [],
};

export const listAffiliateBalances: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "affiliateId", kind: "id", help: "ID of the affiliate's player record", ref: "player-id" },
    { name: "affiliateCode", kind: "code", help: "Code of the affiliate", ref: "player" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "referredPlayers", kind: "integer", help: "Players brought" },
    { name: "earnedInUSD", kind: "money", help: "Earned, in USD", currency: "USD" },
    { name: "withdrawnInUSD", kind: "money", help: "Withdrawn, in USD", currency: "USD" },
    { name: "pendingInUSD", kind: "money", help: "Pending requests, in USD", currency: "USD" },
    { name: "balanceInUSD", kind: "money", help: "Earned less withdrawn and pending, in USD", currency: "USD" },
    { name: "lastWithdrawAt", kind: "moment", label: "Last withdrawal", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the code or of the operator", in: "body" },
    { name: "hasBalance", kind: "boolean", help: "Only affiliates with or only without a balance", in: "body" },
  ],
  sortBy: ["affiliateCode", "opTitle", "referredPlayers", "earnedInUSD", "withdrawnInUSD", "pendingInUSD", "balanceInUSD", "lastWithdrawAt"],
};

export const listBillingMovements: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "ID of the invoice or payment" },
    { name: "type", kind: "choice", help: "Invoice or payment", values: ["invoice", "payment"], open: true },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "invoiceNo", kind: "integer", label: "Invoice number", list: "nominal", help: "Number of the invoice concerned" },
    { name: "title", kind: "text", help: "Heading" },
    { name: "paymentType", kind: "text", list: "words", help: "How it was paid; null for an invoice" },
    { name: "debitInUSD", kind: "money", help: "Added to the debt, in USD", currency: "USD" },
    { name: "creditInUSD", kind: "money", help: "Taken off it, in USD", currency: "USD" },
    { name: "balanceInUSD", kind: "money", help: "Debt afterwards, in USD; a negative amount is a credit", currency: "USD" },
    { name: "issuedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the title or of the operator", in: "body" },
    { name: "from", kind: "moment", help: "Only from this moment on, itself included", in: "body" },
    { name: "to", kind: "moment", help: "Only up to this moment, itself included", in: "body" },
    { name: "type", kind: "choice", help: "Invoice or payment", values: ["invoice", "payment"], open: true, in: "body" },
  ],
  sortBy: ["issuedAt", "opTitle", "type", "debitInUSD", "creditInUSD"],
};
