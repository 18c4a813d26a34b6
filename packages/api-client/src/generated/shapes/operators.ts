// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const getMyOperator: ReadShape = {
  fields: [
    { name: "opId", kind: "id", label: "Operator", help: "ID", ref: "operator" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null for an operator", ref: "parent-operator" },
    { name: "status", kind: "choice", list: "state", help: "Whether it may receive users", values: ["ACTIVE", "INACTIVE"], open: true },
    { name: "allowedLangs", kind: "list", label: "Allowed languages", help: "Languages that its content may be written in; codes" },
    { name: "settings", kind: "object", help: "Permissions", fields: [{ name: "deposit", kind: "object", help: "Payment gateways of one direction", fields: [{ name: "allowedGateways", kind: "list", help: "Keys of the gateways that may be used" }, { name: "singleGateways", kind: "list", help: "Of these, those limited to one per operator" }] }, { name: "withdraw", kind: "object", help: "Payment gateways of one direction", fields: [{ name: "allowedGateways", kind: "list", help: "Keys of the gateways that may be used" }, { name: "singleGateways", kind: "list", help: "Of these, those limited to one per operator" }] }] },
    { name: "allowedCurrenciesToPlay", kind: "list", help: "Currencies that its players may play in; codes" },
    { name: "cpgBillingWallets", kind: "object", help: "Where it pays its invoices to", fields: [{ name: "address", kind: "text", help: "Address of the wallet; null when it has none" }] },
    { name: "stats", kind: "object", help: "How much was done", fields: [{ name: "todayTotalTopupInUSD", kind: "money", help: "Topped up since midnight UTC, including players of its brands", currency: "USD" }] },
    { name: "limits", kind: "object", help: "How much may be done", fields: [{ name: "dailyTopupLimitInUSD", kind: "money", help: "Most that may be topped up in a day", currency: "USD" }] },
    { name: "extraData", kind: "object", help: "Other settings", fields: [{ name: "additionalTopupCurrencies", kind: "list", help: "Currencies that may be topped up beside US dollars; codes" }] },
    { name: "partnerId", kind: "id", help: "Partner of the brand; null if none", ref: "partner" },
    { name: "domainsLimit", kind: "integer", help: "Domains that it may have" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [],
  sortBy: [],
};

export const showOperator: ReadShape = {
  fields: [
    { name: "opId", kind: "id", label: "Operator", help: "ID", ref: "operator" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null for an operator", ref: "parent-operator" },
    { name: "status", kind: "choice", list: "state", help: "Whether it may receive users", values: ["ACTIVE", "INACTIVE"], open: true },
    { name: "allowedLangs", kind: "list", label: "Allowed languages", help: "Languages that its content may be written in; codes" },
    { name: "settings", kind: "object", help: "Permissions", fields: [{ name: "deposit", kind: "object", help: "Payment gateways of one direction", fields: [{ name: "allowedGateways", kind: "list", help: "Keys of the gateways that may be used" }, { name: "singleGateways", kind: "list", help: "Of these, those limited to one per operator" }] }, { name: "withdraw", kind: "object", help: "Payment gateways of one direction", fields: [{ name: "allowedGateways", kind: "list", help: "Keys of the gateways that may be used" }, { name: "singleGateways", kind: "list", help: "Of these, those limited to one per operator" }] }] },
    { name: "allowedCurrenciesToPlay", kind: "list", help: "Currencies that its players may play in; codes" },
    { name: "cpgBillingWallets", kind: "object", help: "Where it pays its invoices to", fields: [{ name: "address", kind: "text", help: "Address of the wallet; null when it has none" }] },
    { name: "stats", kind: "object", help: "How much was done", fields: [{ name: "todayTotalTopupInUSD", kind: "money", help: "Topped up since midnight UTC, including players of its brands", currency: "USD" }] },
    { name: "limits", kind: "object", help: "How much may be done", fields: [{ name: "dailyTopupLimitInUSD", kind: "money", help: "Most that may be topped up in a day", currency: "USD" }] },
    { name: "extraData", kind: "object", help: "Other settings", fields: [{ name: "additionalTopupCurrencies", kind: "list", help: "Currencies that may be topped up beside US dollars; codes" }] },
    { name: "partnerId", kind: "id", help: "Partner of the brand; null if none", ref: "partner" },
    { name: "domainsLimit", kind: "integer", help: "Domains that it may have" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "opId", kind: "id", help: "ID of the operator or brand", ref: "operator", in: "body", required: true },
  ],
  sortBy: [],
};

export const listMenu: ReadShape = {
  rows: "",
  fields: [
    { name: "path", kind: "text", list: "wide", help: "Path of the page in the console" },
    { name: "title", kind: "text", help: "Label instead of the console's own" },
  ],
  input: [],
  sortBy: [],
};

export const listOperators: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "ID", ref: "operator" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null for an operator", ref: "parent-operator" },
    { name: "parentTitle", kind: "text", help: "Name of that operator", names: "parentOpId", ref: "parent-operator" },
    { name: "isBrand", kind: "boolean", help: "Whether it is a brand of an operator" },
    { name: "status", kind: "choice", list: "state", help: "Whether it may receive users", values: ["ACTIVE", "INACTIVE"], open: true },
    { name: "brandCount", kind: "integer", help: "Brands that it has" },
    { name: "partnerId", kind: "id", help: "Partner of the brand; null if none", ref: "partner" },
    { name: "allowedLangs", kind: "list", label: "Allowed languages", help: "Languages that its content may be written in; codes" },
    { name: "domainsLimit", kind: "integer", help: "Domains that it may have" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed with it", in: "body" },
    { name: "search", kind: "text", help: "Part of the name or the ID", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether it may receive users", values: ["ACTIVE", "INACTIVE"], open: true, in: "body" },
    { name: "type", kind: "choice", help: "Operators only, or brands only", values: ["parent", "brand"], in: "body" },
  ],
  sortBy: ["title", "opId", "parentOpId", "status", "brandCount", "createdAt"],
};

export const listBrands: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "ID", ref: "operator" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null for an operator", ref: "parent-operator" },
    { name: "parentTitle", kind: "text", help: "Name of that operator", names: "parentOpId", ref: "parent-operator" },
    { name: "isBrand", kind: "boolean", help: "Whether it is a brand of an operator" },
    { name: "status", kind: "choice", list: "state", help: "Whether it may receive users", values: ["ACTIVE", "INACTIVE"], open: true },
    { name: "brandCount", kind: "integer", help: "Brands that it has" },
    { name: "partnerId", kind: "id", help: "Partner of the brand; null if none", ref: "partner" },
    { name: "allowedLangs", kind: "list", label: "Allowed languages", help: "Languages that its content may be written in; codes" },
    { name: "domainsLimit", kind: "integer", help: "Domains that it may have" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed with it", in: "body" },
    { name: "search", kind: "text", help: "Part of the name or the ID", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether it may receive users", values: ["ACTIVE", "INACTIVE"], open: true, in: "body" },
    { name: "parentOpId", kind: "id", label: "Parent operator", help: "Brands of this operator", ref: "parent-operator", in: "body" },
    { name: "hasPartner", kind: "boolean", help: "Whether the brand belongs to a partner", in: "body" },
  ],
  sortBy: ["title", "opId", "parentOpId", "status", "brandCount", "createdAt"],
};

export const getOperatorSettings: ReadShape = {
  fields: [
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "affiliates", kind: "object", help: "Affiliate earnings", fields: [{ name: "minRequiredWagerInUSDToConsiderAPlayerAsActive", kind: "money", label: "Minimum wager of an active player in USD", help: "Wager from which a referred player counts as active", currency: "USD" }, { name: "claimedBonusAdminFeePercentage", kind: "percentage", help: "Share of claimed bonuses that the operator covers, in percent" }, { name: "cashbackAdminFeePercentage", kind: "percentage", help: "Share of cashbacks that the operator covers, in percent" }, { name: "affiliatesAdminFeePercentage", kind: "percentage", help: "Fee on affiliate earnings, in percent" }, { name: "minWithdrawableAmountInUSD", kind: "money", help: "Minimum withdrawal of affiliates", currency: "USD" }, { name: "levelSettings", kind: "list", help: "Levels from the lowest", fields: [{ name: "level", kind: "integer", help: "Number of the level, from 1" }, { name: "requiredWagerInUSD", kind: "money", help: "Wager that reaches it; above the level before", currency: "USD" }, { name: "emailCpr", kind: "money", help: "Paid for a registration with an email address", currency: "USD" }, { name: "telegramCpr", kind: "money", help: "Paid for a registration by Telegram", currency: "USD" }, { name: "gmailCpr", kind: "money", help: "Paid for a registration by Gmail", currency: "USD" }, { name: "maxCpr", kind: "money", help: "Most that is paid for one registration", currency: "USD" }, { name: "cpa", kind: "money", help: "Paid per active player", currency: "USD" }] }, { name: "revenueShareSettings", kind: "list", help: "Shares from the lowest wager", fields: [{ name: "monthlyReferredPlayersTotalWagerInUSD", kind: "money", help: "Wager of all referred players in a month that reaches it", currency: "USD" }, { name: "revenueSharePercentage", kind: "percentage", help: "Share, in percent" }] }] },
    { name: "cashback", kind: "object", help: "Cashback of players", fields: [{ name: "minWithdrawAmountInUSD", kind: "money", help: "Minimum withdrawal", currency: "USD" }, { name: "autoApproval", kind: "boolean", help: "Whether claims are approved automatically" }, { name: "settings", kind: "list", help: "Rows from the lowest loss", fields: [{ name: "lostAmountInUSD", kind: "money", help: "Loss that reaches it", currency: "USD" }, { name: "percentage", kind: "percentage", help: "Cashback, in percent" }] }] },
  ],
  input: [
    { name: "opId", kind: "id", ref: "operator", in: "query", required: true },
  ],
  sortBy: [],
};
