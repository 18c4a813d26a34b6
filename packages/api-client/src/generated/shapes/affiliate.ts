// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listAffiliateChannels: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "channelType", kind: "choice", help: "Kind of channel", values: ["EMAIL", "TELEGRAM", "GMAIL", "LINK"], open: true },
    { name: "channelId", kind: "id", help: "ID" },
    { name: "subChannels", kind: "list", help: "Ids of its parts" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "limit", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "playerCode", kind: "code", help: "Code of the referring player", ref: "player", in: "body", required: true },
  ],
  sortBy: [],
};

export const showAffiliateSummary: ReadShape = {
  fields: [
    { name: "estimatedBalanceInUSD", kind: "money", help: "Profit that is not yet withdrawn, as far as it is known", currency: "USD" },
    { name: "withdrawMinimumAmountInUSD", kind: "money", label: "Minimum withdrawal amount in USD", help: "Minimum withdrawal", currency: "USD" },
    { name: "affiliateLevel", kind: "object", help: "Current level of the player, and the requirement of the next level", fields: [{ name: "currentLevel", kind: "integer", help: "The level, from 1; 0 while nobody was referred" }, { name: "currentLevelPercentage", kind: "percentage", help: "Revenue share now, in percent" }, { name: "referredPlayersWagerInUSD", kind: "money", help: "Stakes of referred players", currency: "USD" }, { name: "nextLevelRequiredWagerInUSD", kind: "money", help: "Required wager of the next level; null at the last level", currency: "USD" }] },
  ],
  input: [
    { name: "opId", kind: "id", help: "The player's operator or brand", ref: "operator", in: "body", required: true },
    { name: "playerCode", kind: "code", help: "Code of the player", ref: "player", in: "body", required: true },
  ],
  sortBy: [],
};

export const showAffiliateReport: ReadShape = {
  fields: [
    { name: "cards", kind: "object", help: "The figures of the period", fields: [{ name: "registered", kind: "integer", help: "Referred players who registered" }, { name: "affiliateProfitInUSD", kind: "money", help: "Earnings of the player", currency: "USD" }, { name: "refPlayersWithdrawInUSD", kind: "money", label: "Withdrawals of referred players in USD", help: "Withdrawals of referred players", currency: "USD" }, { name: "refPlayersDepositInUSD", kind: "money", label: "Deposits of referred players in USD", help: "Deposits of referred players", currency: "USD" }, { name: "activePlayers", kind: "integer", help: "Active referred players" }, { name: "refPlayersFTDInUSD", kind: "money", label: "First deposits of referred players in USD", help: "First deposits of referred players", currency: "USD" }] },
    { name: "charts", kind: "object", help: "Period and previous period", fields: [{ name: "bets", kind: "object", help: "Stakes of referred players, in US dollars", fields: [{ name: "currentPeriod", kind: "object", help: "Values over a period" }, { name: "previousPeriod", kind: "object", help: "Values over a period" }] }, { name: "registrations", kind: "object", help: "Referred players who registered", fields: [{ name: "currentPeriod", kind: "object", help: "Values over a period" }, { name: "previousPeriod", kind: "object", help: "Values over a period" }] }] },
  ],
  input: [
    { name: "opId", kind: "id", help: "The player's operator or brand", ref: "operator", in: "body", required: true },
    { name: "playerCode", kind: "code", help: "Code of the referring player", ref: "player", in: "body", required: true },
    { name: "period", kind: "choice", help: "A period until now; it is compared with the previous period", values: ["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR"], in: "body", required: true },
    { name: "channelType", kind: "choice", help: "Kind of channel", values: ["EMAIL", "TELEGRAM", "GMAIL", "LINK"], open: true, in: "body" },
    { name: "channelId", kind: "id", help: "Only players of this channel", in: "body" },
    { name: "subChannelId", kind: "id", help: "Only players of this sub-channel", in: "body" },
  ],
  sortBy: [],
};

export const listReferredPlayers: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "playerId", kind: "id", help: "ID", ref: "player-id" },
    { name: "playerCode", kind: "code", help: "Code", ref: "player" },
    { name: "username", kind: "text", help: "Name the player signs in with", personal: true },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "Operator or brand", ref: "operator" },
    { name: "isTest", kind: "boolean", help: "Whether it is a test player" },
    { name: "referredBy", kind: "text", help: "Code of the referring player", ref: "player" },
    { name: "channelId", kind: "id", help: "Channel that the player came through" },
    { name: "isActive", kind: "boolean", list: "shown", help: "Whether the player bet enough to count as active" },
    { name: "wagerInUSD", kind: "money", help: "Bets", currency: "USD" },
    { name: "depositInUSD", kind: "money", help: "Deposits", currency: "USD" },
    { name: "withdrawInUSD", kind: "money", help: "Withdrawals", currency: "USD" },
    { name: "plInUSD", kind: "money", label: "Profit or loss in USD", help: "House result of the player; negative if the house lost", currency: "USD" },
    { name: "firstDepositInUSD", kind: "money", help: "First deposit; 0 without one", currency: "USD" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "playerCode", kind: "code", help: "Code of the referring player", ref: "player", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the referred player's code, ID or username", in: "body" },
    { name: "isActive", kind: "boolean", help: "Only active or only inactive players", in: "body" },
    { name: "isTest", kind: "boolean", help: "Test players only, or real ones only", in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
  ],
  sortBy: ["createdAt", "playerCode", "username", "wagerInUSD", "depositInUSD", "withdrawInUSD", "plInUSD"],
};

export const listAffiliateWithdrawals: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "txId", kind: "id", label: "Transaction ID", help: "ID", ref: "affiliate-withdrawal" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "playerId", kind: "id", help: "ID of the player", ref: "player-id" },
    { name: "playerCode", kind: "code", help: "Code of the player", ref: "player" },
    { name: "username", kind: "text", help: "Name the player signs in with", personal: true },
    { name: "isTest", kind: "boolean", help: "Whether it is a test player" },
    { name: "status", kind: "choice", list: "state", help: "Status of the payout: IN_PROGRESS while its job runs, then PENDING until it is decided", values: ["IN_PROGRESS", "PENDING", "CONFIRMED", "REJECTED", "CANCELED"], open: true },
    { name: "profitInUSD", kind: "money", help: "Paid amount", currency: "USD" },
    { name: "date", kind: "moment", help: "Time of the request" },
    { name: "jobId", kind: "id", help: "ID of the requesting job; null if it was requested by a person" },
    { name: "requestedBy", kind: "text", help: "Requester; null for the player", personal: true },
    { name: "confirmedBy", kind: "text", help: "Decider", personal: true },
    { name: "confirmedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "note", kind: "text", list: "note", help: "Note for the player" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the ID, or of the player's code or username", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Status of the payout: IN_PROGRESS while its job runs, then PENDING until it is decided", values: ["IN_PROGRESS", "PENDING", "CONFIRMED", "REJECTED", "CANCELED"], open: true, in: "body" },
    { name: "jobId", kind: "id", help: "Payouts of this job only", in: "body" },
    { name: "isTest", kind: "boolean", help: "Test players only, or real ones only", in: "body" },
    { name: "playerCode", kind: "code", help: "Of this player only", ref: "player", in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
  ],
  sortBy: ["date", "status", "playerCode", "profitInUSD", "opTitle"],
};

export const listAffiliateWithdrawJobs: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "jobId", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "status", kind: "choice", list: "state", help: "Status of the job", values: ["RUNNING", "COMPLETED", "CANCELED"], open: true },
    { name: "playerCount", kind: "integer", help: "Number of paid players" },
    { name: "totalProfitInUSD", kind: "money", help: "Total payout", currency: "USD" },
    { name: "requestedCount", kind: "integer", help: "Players with a requested payout so far" },
    { name: "requestedProfitInUSD", kind: "money", help: "Total requested so far", currency: "USD" },
    { name: "startedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "startedBy", kind: "text", help: "Started by", personal: true },
    { name: "finishedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "canceledBy", kind: "text", help: "Canceled by", personal: true },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Status of the job", values: ["RUNNING", "COMPLETED", "CANCELED"], open: true, in: "body" },
  ],
  sortBy: ["startedAt", "status", "opTitle", "playerCount", "totalProfitInUSD"],
};

export const listAffiliates: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "adminId", kind: "id", help: "ID" },
    { name: "nickname", kind: "text", help: "Name shown to staff", personal: true },
    { name: "email", kind: "text", list: "wide", help: "Email address", personal: true },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "referredPlayerCount", kind: "integer", help: "Players brought so far" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the nickname, the email address or the ID", in: "body" },
  ],
  sortBy: ["nickname", "opTitle", "referredPlayerCount", "createdAt"],
};
