// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listPartnerWithdraws: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "txId", kind: "id", label: "Transaction ID", help: "ID", ref: "partner-withdrawal" },
    { name: "opId", kind: "id", label: "Operator", help: "The partner's operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "partnerId", kind: "id", help: "Player of the withdrawal", ref: "partner" },
    { name: "partnerTitle", kind: "text", label: "Partner", help: "Title of the partner", names: "partnerId", ref: "partner" },
    { name: "status", kind: "choice", list: "state", help: "Status of the withdrawal; approving makes it CONFIRMED", values: ["PENDING", "CONFIRMED", "REJECTED"], open: true },
    { name: "fromAmount", kind: "money", help: "Deducted amount", currency: "fromCurrency" },
    { name: "fromCurrency", kind: "code", help: "Currency of the balance" },
    { name: "fromAmountInUSD", kind: "money", help: "Deducted amount in US dollars", currency: "USD" },
    { name: "toAmount", kind: "money", help: "Paid amount", currency: "toCurrency" },
    { name: "toCurrency", kind: "code", help: "Currency it is paid in" },
    { name: "toAmountInUSD", kind: "money", help: "Paid amount in US dollars", currency: "USD" },
    { name: "network", kind: "code", help: "Network it is paid on" },
    { name: "destinationAddress", kind: "text", help: "Address it is paid to" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "confirmedBy", kind: "text", help: "Approver", personal: true },
    { name: "confirmedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "rejectedBy", kind: "text", help: "Rejected by", personal: true },
    { name: "rejectedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "note", kind: "text", list: "note", help: "Note for the partner" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the ID, the partner's title or the address", in: "body" },
    { name: "partnerId", kind: "id", help: "Withdrawals of this partner only", ref: "partner", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Status of the withdrawal; approving makes it CONFIRMED", values: ["PENDING", "CONFIRMED", "REJECTED"], open: true, in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
  ],
  sortBy: ["createdAt", "status", "partnerTitle", "opTitle", "toAmountInUSD"],
};

export const showPartnerWithdraw: ReadShape = {
  fields: [
    { name: "txId", kind: "id", label: "Transaction ID", help: "ID", ref: "partner-withdrawal" },
    { name: "opId", kind: "id", label: "Operator", help: "The partner's operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "partnerId", kind: "id", help: "Player of the withdrawal", ref: "partner" },
    { name: "partnerTitle", kind: "text", label: "Partner", help: "Title of the partner", names: "partnerId", ref: "partner" },
    { name: "status", kind: "choice", list: "state", help: "Status of the withdrawal; approving makes it CONFIRMED", values: ["PENDING", "CONFIRMED", "REJECTED"], open: true },
    { name: "fromAmount", kind: "money", help: "Deducted amount", currency: "fromCurrency" },
    { name: "fromCurrency", kind: "code", help: "Currency of the balance" },
    { name: "fromAmountInUSD", kind: "money", help: "Deducted amount in US dollars", currency: "USD" },
    { name: "toAmount", kind: "money", help: "Paid amount", currency: "toCurrency" },
    { name: "toCurrency", kind: "code", help: "Currency it is paid in" },
    { name: "toAmountInUSD", kind: "money", help: "Paid amount in US dollars", currency: "USD" },
    { name: "network", kind: "code", help: "Network it is paid on" },
    { name: "destinationAddress", kind: "text", help: "Address it is paid to" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "confirmedBy", kind: "text", help: "Approver", personal: true },
    { name: "confirmedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "rejectedBy", kind: "text", help: "Rejected by", personal: true },
    { name: "rejectedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "note", kind: "text", list: "note", help: "Note for the partner" },
  ],
  input: [
    { name: "txId", kind: "id", label: "Transaction ID", help: "ID of the withdrawal", ref: "partner-withdrawal", in: "body", required: true },
  ],
  sortBy: [],
};

export const listPartnerWithdrawHistory: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "txId", kind: "id", label: "Transaction ID", help: "ID", ref: "partner-withdrawal" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "toCurrency", kind: "code", help: "Currency it is paid in" },
    { name: "toAmountInUSD", kind: "money", help: "Paid amount in US dollars", currency: "USD" },
    { name: "status", kind: "choice", list: "state", help: "Status of the withdrawal; approving makes it CONFIRMED", values: ["PENDING", "CONFIRMED", "REJECTED"], open: true },
    { name: "note", kind: "text", list: "note", help: "Note for the partner" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body" },
    { name: "partnerId", kind: "id", help: "Player of the history", ref: "partner", in: "body" },
  ],
  sortBy: [],
};

export const showPartnerWithdrawInfo: ReadShape = {
  fields: [
    { name: "availableToWithdraw", kind: "money", help: "Amount of a new request; 0 below the minimum or without remaining requests this month", currency: "USD" },
    { name: "balanceInUSD", kind: "money", help: "Earned and not yet withdrawn", currency: "USD" },
    { name: "minimumWithdrawAmountInUSD", kind: "money", help: "Minimum withdrawal", currency: "USD" },
    { name: "requestsThisMonth", kind: "integer", help: "Requests of this month that were not rejected" },
    { name: "maxNoWithdrawalRequests", kind: "integer", label: "Maximum withdrawal requests", help: "Requests that a month may have" },
  ],
  input: [
    { name: "opId", kind: "id", help: "The partner's operator or brand", ref: "operator", in: "body", required: true },
    { name: "partnerId", kind: "id", help: "ID of the partner", ref: "partner", in: "body", required: true },
  ],
  sortBy: [],
};
