// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listPartners: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "partnerId", kind: "id", help: "Id", ref: "partner" },
    { name: "partnerTitle", kind: "text", help: "Title", names: "partnerId", ref: "partner" },
    { name: "partnerType", kind: "choice", help: "Whether the partner has a brand of its own", values: ["BRANDED", "NORMAL"], open: true },
    { name: "isActive", kind: "boolean", help: "Whether the partner earns" },
    { name: "opId", kind: "id", help: "The partner's brand; of a normal partner, the operator", ref: "operator" },
    { name: "opTitle", kind: "text", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "parentOpId", kind: "id", help: "The brand's operator; null when there is no brand", ref: "parent-operator" },
    { name: "affiliateFeePercentage", kind: "percentage", help: "The partner's part of what affiliates cost, in percent" },
    { name: "bonusFeePercentage", kind: "percentage", help: "The partner's part of what bonuses cost, in percent" },
    { name: "cashbackFeePercentage", kind: "percentage", help: "The partner's part of what cashback costs, in percent" },
    { name: "casinoSharePercentage", kind: "percentage", help: "The partner's share of what the casino wins, in percent" },
    { name: "depositFeePercentage", kind: "percentage", help: "The partner's part of what deposits cost, in percent" },
    { name: "sportSharePercentage", kind: "percentage", help: "The partner's share of what sport bets win, in percent" },
    { name: "withdrawFeePercentage", kind: "percentage", help: "The partner's part of what withdrawals cost, in percent" },
    { name: "minWithdrawAmountInUSD", kind: "money", help: "Least amount of one withdrawal", currency: "USD" },
    { name: "maxNoWithdrawalRequests", kind: "integer", help: "Withdrawals that the partner may ask for in a month" },
    { name: "effectiveDate", kind: "date", help: "Day from which the settings count" },
    { name: "balanceInUSD", kind: "money", help: "Earned and not yet withdrawn", currency: "USD" },
    { name: "userEmail", kind: "text", help: "E-mail address of the partner's user; null when there is none yet", personal: true },
    { name: "permissionsRecreatedAt", kind: "moment", help: "A moment, ISO 8601 with zone, or null when it has not happened" },
    { name: "createdAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the partners of an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the title or of the id", in: "body" },
    { name: "partnerType", kind: "choice", help: "Whether the partner has a brand of its own", values: ["BRANDED", "NORMAL"], open: true, in: "body" },
    { name: "isActive", kind: "boolean", help: "Active partners only, or the others only", in: "body" },
  ],
  sortBy: ["partnerTitle", "partnerType", "opTitle", "balanceInUSD", "effectiveDate", "createdAt"],
};

export const showPartner: ReadShape = {
  fields: [
    { name: "partnerId", kind: "id", help: "Id", ref: "partner" },
    { name: "partnerTitle", kind: "text", help: "Title", names: "partnerId", ref: "partner" },
    { name: "partnerType", kind: "choice", help: "Whether the partner has a brand of its own", values: ["BRANDED", "NORMAL"], open: true },
    { name: "isActive", kind: "boolean", help: "Whether the partner earns" },
    { name: "opId", kind: "id", help: "The partner's brand; of a normal partner, the operator", ref: "operator" },
    { name: "opTitle", kind: "text", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "parentOpId", kind: "id", help: "The brand's operator; null when there is no brand", ref: "parent-operator" },
    { name: "affiliateFeePercentage", kind: "percentage", help: "The partner's part of what affiliates cost, in percent" },
    { name: "bonusFeePercentage", kind: "percentage", help: "The partner's part of what bonuses cost, in percent" },
    { name: "cashbackFeePercentage", kind: "percentage", help: "The partner's part of what cashback costs, in percent" },
    { name: "casinoSharePercentage", kind: "percentage", help: "The partner's share of what the casino wins, in percent" },
    { name: "depositFeePercentage", kind: "percentage", help: "The partner's part of what deposits cost, in percent" },
    { name: "sportSharePercentage", kind: "percentage", help: "The partner's share of what sport bets win, in percent" },
    { name: "withdrawFeePercentage", kind: "percentage", help: "The partner's part of what withdrawals cost, in percent" },
    { name: "minWithdrawAmountInUSD", kind: "money", help: "Least amount of one withdrawal", currency: "USD" },
    { name: "maxNoWithdrawalRequests", kind: "integer", help: "Withdrawals that the partner may ask for in a month" },
    { name: "effectiveDate", kind: "date", help: "Day from which the settings count" },
    { name: "balanceInUSD", kind: "money", help: "Earned and not yet withdrawn", currency: "USD" },
    { name: "userEmail", kind: "text", help: "E-mail address of the partner's user; null when there is none yet", personal: true },
    { name: "permissionsRecreatedAt", kind: "moment", help: "A moment, ISO 8601 with zone, or null when it has not happened" },
    { name: "createdAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
  ],
  input: [
    { name: "partnerId", kind: "id", help: "Id of the partner", ref: "partner", in: "body", required: true },
  ],
  sortBy: [],
};

export const searchPartners: ReadShape = {
  rows: "",
  fields: [
    { name: "partnerId", kind: "id", help: "Id", ref: "partner" },
    { name: "partnerTitle", kind: "text", help: "Title", names: "partnerId", ref: "partner" },
    { name: "opId", kind: "id", help: "Operator or brand", ref: "operator" },
  ],
  input: [
    { name: "query", kind: "text", help: "Part of the title or of the id", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "body" },
    { name: "includeBrands", kind: "boolean", help: "Whether the partners of an operator's brands are searched too", in: "body" },
  ],
  sortBy: [],
};

export const listPartnerChannels: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "channelId", kind: "id", help: "Id" },
    { name: "description", kind: "text", help: "What the channel is for" },
    { name: "domain", kind: "text", help: "Domain that the players come to" },
    { name: "partnerId", kind: "id", help: "Partner whom the channel belongs to; null for one of the operator's own", ref: "partner" },
    { name: "partnerTitle", kind: "text", help: "Title of the partner", names: "partnerId", ref: "partner" },
    { name: "opId", kind: "id", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "isPartner", kind: "boolean", help: "Whether it belongs to a partner" },
    { name: "playerCount", kind: "integer", help: "Players who came through it" },
    { name: "createdBy", kind: "text", help: "Who added it", personal: true },
    { name: "createdAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the description, the domain or the id", in: "body" },
    { name: "partnerId", kind: "id", help: "Channels of this partner only", ref: "partner", in: "body" },
    { name: "isPartner", kind: "boolean", help: "Channels of partners only, or an operator's own only", in: "body" },
    { name: "domain", kind: "text", help: "Channels of this domain only", in: "body" },
  ],
  sortBy: ["createdAt", "description", "domain", "partnerTitle", "opTitle", "playerCount"],
};

export const reportPartnerChannels: ReadShape = {
  rows: "items",
  total: "count",
  totals: [{ name: "registrationCount", kind: "integer", help: "Players who registered" }, { name: "firstDepositCount", kind: "integer", help: "Players who deposited for the first time" }, { name: "activePlayerCount", kind: "integer", help: "Players who bet" }, { name: "depositInUSD", kind: "money", help: "What they deposited", currency: "USD" }, { name: "withdrawInUSD", kind: "money", help: "What they withdrew", currency: "USD" }, { name: "betInUSD", kind: "money", help: "What they bet", currency: "USD" }, { name: "ggrInUSD", kind: "money", help: "What the house won from them", currency: "USD" }],
  fields: [
    { name: "channelId", kind: "id", help: "Id of the channel" },
    { name: "description", kind: "text", help: "What the channel is for" },
    { name: "domain", kind: "text", help: "Domain that the players come to" },
    { name: "partnerId", kind: "id", help: "Partner whom the channel belongs to", ref: "partner" },
    { name: "partnerTitle", kind: "text", help: "Title of the partner", names: "partnerId", ref: "partner" },
    { name: "opId", kind: "id", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "registrationCount", kind: "integer", help: "Players who registered" },
    { name: "firstDepositCount", kind: "integer", help: "Players who deposited for the first time" },
    { name: "activePlayerCount", kind: "integer", help: "Players who bet" },
    { name: "depositInUSD", kind: "money", help: "What they deposited", currency: "USD" },
    { name: "withdrawInUSD", kind: "money", help: "What they withdrew", currency: "USD" },
    { name: "betInUSD", kind: "money", help: "What they bet", currency: "USD" },
    { name: "ggrInUSD", kind: "money", help: "What the house won from them", currency: "USD" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the description, the domain or the id", in: "body" },
    { name: "partnerId", kind: "id", help: "Channels of this partner only", ref: "partner", in: "body" },
    { name: "isTest", kind: "boolean", help: "Test players only, or real ones only", in: "body" },
    { name: "from", kind: "moment", help: "A moment, ISO 8601 with zone", in: "body" },
    { name: "to", kind: "moment", help: "A moment, ISO 8601 with zone", in: "body" },
  ],
  sortBy: ["description", "domain", "partnerTitle", "registrationCount", "firstDepositCount", "activePlayerCount", "depositInUSD", "withdrawInUSD", "betInUSD", "ggrInUSD"],
};

export const showPartnerDashboard: ReadShape = {
  fields: [
    { name: "partner", kind: "object", help: "A partner to choose", fields: [{ name: "partnerId", kind: "id", help: "Id", ref: "partner" }, { name: "partnerTitle", kind: "text", help: "Title", names: "partnerId", ref: "partner" }, { name: "opId", kind: "id", help: "Operator or brand", ref: "operator" }] },
    { name: "balanceInUSD", kind: "money", help: "Earned and not yet withdrawn", currency: "USD" },
    { name: "cards", kind: "object", help: "The figures of the period", fields: [{ name: "registrations", kind: "integer", help: "Players who registered" }, { name: "firstDeposits", kind: "integer", help: "Players who deposited for the first time" }, { name: "activePlayers", kind: "integer", help: "Players who bet" }, { name: "depositInUSD", kind: "money", help: "What players deposited", currency: "USD" }, { name: "withdrawInUSD", kind: "money", help: "What players withdrew", currency: "USD" }, { name: "casinoGGRInUSD", kind: "money", help: "What the casino won", currency: "USD" }, { name: "sportGGRInUSD", kind: "money", help: "What sport bets won", currency: "USD" }, { name: "profitInUSD", kind: "money", help: "What the partner earned", currency: "USD" }] },
    { name: "previous", kind: "object", help: "The same figures of as much of the period before", fields: [{ name: "registrations", kind: "integer", help: "Players who registered" }, { name: "firstDeposits", kind: "integer", help: "Players who deposited for the first time" }, { name: "activePlayers", kind: "integer", help: "Players who bet" }, { name: "depositInUSD", kind: "money", help: "What players deposited", currency: "USD" }, { name: "withdrawInUSD", kind: "money", help: "What players withdrew", currency: "USD" }, { name: "casinoGGRInUSD", kind: "money", help: "What the casino won", currency: "USD" }, { name: "sportGGRInUSD", kind: "money", help: "What sport bets won", currency: "USD" }, { name: "profitInUSD", kind: "money", help: "What the partner earned", currency: "USD" }] },
    { name: "profit", kind: "list", help: "How the profit comes about", fields: [{ name: "label", kind: "text", help: "What it is" }, { name: "amountInUSD", kind: "money", help: "The whole amount", currency: "USD" }, { name: "percentage", kind: "percentage", help: "The partner's part, in percent" }, { name: "adjustedAmountInUSD", kind: "money", help: "The partner's part", currency: "USD" }] },
    { name: "charts", kind: "object", help: "The period and the one before it", fields: [{ name: "registrations", kind: "object", help: "A period, and the one before it", fields: [{ name: "currentPeriod", kind: "object", help: "Values over a period" }, { name: "previousPeriod", kind: "object", help: "Values over a period" }] }, { name: "profit", kind: "object", help: "A period, and the one before it", fields: [{ name: "currentPeriod", kind: "object", help: "Values over a period" }, { name: "previousPeriod", kind: "object", help: "Values over a period" }] }] },
  ],
  input: [
    { name: "partnerId", kind: "id", help: "Id of the partner; a partner's own user sees only its own", ref: "partner", in: "body", required: true },
    { name: "period", kind: "choice", help: "A period up to now; it is compared with the one before", values: ["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR"], in: "body", required: true },
  ],
  sortBy: [],
};
