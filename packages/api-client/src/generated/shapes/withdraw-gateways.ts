// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listWithdrawGateways: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "title", kind: "localized", help: "Text for players, by language; English is required" },
    { name: "status", kind: "choice", list: "state", help: "Whether players are offered the gateway", values: ["ACTIVE", "INACTIVE"], open: true },
    { name: "order", kind: "integer", list: "nominal", help: "Position among the gateways; lower numbers come first" },
    { name: "gatewayCurrencies", kind: "list", help: "Currencies that the provider deals in; codes" },
    { name: "playerWalletCurrencies", kind: "list", help: "Wallets that may use it; currency codes" },
    { name: "minAmountInUSD", kind: "money", help: "Minimum amount", currency: "USD" },
    { name: "maxAmountInUSD", kind: "money", help: "Maximum amount; not below the minimum", currency: "USD" },
    { name: "feePercentage", kind: "percentage", help: "Provider fee, in percent" },
    { name: "isAutomatic", kind: "boolean", help: "Whether amounts are converted at the automatic rate (true), or at conversionRate" },
    { name: "conversionRate", kind: "decimal", help: "Units of the gateway's currency for one unit of the wallet's; needed when isAutomatic is false" },
    { name: "decimals", kind: "integer", help: "Digits after the point of converted amounts" },
    { name: "merchantId", kind: "id", help: "The operator's name at the provider" },
    { name: "apiKey", kind: "text", help: "The operator's key at the provider; omitted to keep the stored one", secret: true },
    { name: "dailyLimitInUSD", kind: "money", help: "Daily limit of payouts; null for no limit", currency: "USD" },
    { name: "confirmsByItselfBelowInUSD", kind: "money", label: "Automatic confirmation limit in USD", help: "Smaller withdrawals need no staff member; null means all need one", currency: "USD" },
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the gateway", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "provider", kind: "text", help: "Key of the provider" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the provider's key or of the title in any language", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether players are offered the gateway", values: ["ACTIVE", "INACTIVE"], open: true, in: "body" },
    { name: "provider", kind: "text", help: "Key of the provider", in: "body" },
    { name: "currency", kind: "code", help: "One of the gateway's currencies; its code", ref: "currency", in: "body" },
  ],
  sortBy: ["order", "title", "provider", "status", "opTitle", "minAmountInUSD", "maxAmountInUSD", "feePercentage", "updatedAt"],
};

export const showWithdrawGateway: ReadShape = {
  fields: [
    { name: "title", kind: "localized", help: "Text for players, by language; English is required" },
    { name: "status", kind: "choice", list: "state", help: "Whether players are offered the gateway", values: ["ACTIVE", "INACTIVE"], open: true },
    { name: "order", kind: "integer", list: "nominal", help: "Position among the gateways; lower numbers come first" },
    { name: "gatewayCurrencies", kind: "list", help: "Currencies that the provider deals in; codes" },
    { name: "playerWalletCurrencies", kind: "list", help: "Wallets that may use it; currency codes" },
    { name: "minAmountInUSD", kind: "money", help: "Minimum amount", currency: "USD" },
    { name: "maxAmountInUSD", kind: "money", help: "Maximum amount; not below the minimum", currency: "USD" },
    { name: "feePercentage", kind: "percentage", help: "Provider fee, in percent" },
    { name: "isAutomatic", kind: "boolean", help: "Whether amounts are converted at the automatic rate (true), or at conversionRate" },
    { name: "conversionRate", kind: "decimal", help: "Units of the gateway's currency for one unit of the wallet's; needed when isAutomatic is false" },
    { name: "decimals", kind: "integer", help: "Digits after the point of converted amounts" },
    { name: "merchantId", kind: "id", help: "The operator's name at the provider" },
    { name: "apiKey", kind: "text", help: "The operator's key at the provider; omitted to keep the stored one", secret: true },
    { name: "dailyLimitInUSD", kind: "money", help: "Daily limit of payouts; null for no limit", currency: "USD" },
    { name: "confirmsByItselfBelowInUSD", kind: "money", label: "Automatic confirmation limit in USD", help: "Smaller withdrawals need no staff member; null means all need one", currency: "USD" },
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the gateway", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "provider", kind: "text", help: "Key of the provider" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author" },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the gateway", in: "body", required: true },
  ],
  sortBy: [],
};

export const showUtopiaWallet: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID of the gateway" },
    { name: "opId", kind: "id", label: "Operator", help: "The gateway's operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "customerId", kind: "id", help: "The operator at Utopia" },
    { name: "balances", kind: "list", help: "By currency; a withdrawal is capped at the first", fields: [{ name: "currency", kind: "code", help: "Its code; UUSD", ref: "currency" }, { name: "balance", kind: "money", help: "Available amount", currency: "currency" }] },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the wallet's gateway", in: "body", required: true },
  ],
  sortBy: [],
};

export const listUtopiaTransactions: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "txId", kind: "id", label: "Transaction ID", help: "ID", ref: "utopia-transaction" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "voucherCode", kind: "code", help: "Code of the voucher that was redeemed or made", secret: true },
    { name: "customerId", kind: "id", help: "The operator at Utopia" },
    { name: "amount", kind: "money", help: "Value of the voucher", currency: "currency" },
    { name: "fee", kind: "money", help: "Fee of Utopia: added to outgoing amounts, included in incoming ones", currency: "UUSD" },
    { name: "currency", kind: "code", help: "Its code; UUSD", ref: "currency" },
    { name: "transactionSubType", kind: "choice", help: "Identifier within its kind; null if the kind is enough", values: ["BONUS_CLAIM", "DEPOSIT_BONUS", "MANUAL_BONUS", "REGISTRATION_BONUS", "CASHBACK_CLAIM", "AFFILIATE_CPA_COMMISSION", "AFFILIATE_CPR_COMMISSION", "AFFILIATE_PROFIT_WITHDRAW", "WIN_ROLLBACK", "OTHER"], open: true },
    { name: "transactionType", kind: "choice", help: "What kind of transaction it is; CONVERT (inferred) exchanges between two currencies of one wallet", values: ["DEPOSIT", "WITHDRAW", "TOPUP", "BONUS", "REFERRAL_PROFIT", "AFFILIATE", "CASHBACK", "TOURNAMENT_PRIZE", "BET_ADJUSTMENT", "CONVERT"], open: true },
    { name: "status", kind: "choice", list: "state", help: "Status of a transaction; PENDING waits for staff, IN_PROGRESS for a payment provider", values: ["CONFIRMED", "REJECTED", "IN_PROGRESS", "PENDING", "CANCELED"], open: true },
    { name: "voucherRefNo", kind: "text", label: "Voucher reference", help: "The voucher's number in Utopia's books" },
    { name: "confirmedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "uuid", kind: "id", help: "ID of the wallet's gateway" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The gateway's operator or brand", ref: "operator" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "uuid", kind: "id", help: "ID of one wallet's gateway", in: "body" },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the ID, the customer or the voucher's reference", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Status of a transaction; PENDING waits for staff, IN_PROGRESS for a payment provider", values: ["CONFIRMED", "REJECTED", "IN_PROGRESS", "PENDING", "CANCELED"], open: true, in: "body" },
    { name: "transactionType", kind: "choice", help: "What kind of transaction it is; CONVERT (inferred) exchanges between two currencies of one wallet", values: ["DEPOSIT", "WITHDRAW", "TOPUP", "BONUS", "REFERRAL_PROFIT", "AFFILIATE", "CASHBACK", "TOURNAMENT_PRIZE", "BET_ADJUSTMENT", "CONVERT"], open: true, in: "body" },
    { name: "from", kind: "moment", help: "Made at this moment or later", in: "body" },
    { name: "to", kind: "moment", help: "Made at this moment or earlier", in: "body" },
  ],
  sortBy: ["createdAt", "confirmedAt", "amount", "fee", "status"],
};

export const showUtopiaTransaction: ReadShape = {
  fields: [
    { name: "txId", kind: "id", label: "Transaction ID", help: "ID", ref: "utopia-transaction" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "voucherCode", kind: "code", help: "Code of the voucher that was redeemed or made", secret: true },
    { name: "customerId", kind: "id", help: "The operator at Utopia" },
    { name: "amount", kind: "money", help: "Value of the voucher", currency: "currency" },
    { name: "fee", kind: "money", help: "Fee of Utopia: added to outgoing amounts, included in incoming ones", currency: "UUSD" },
    { name: "currency", kind: "code", help: "Its code; UUSD", ref: "currency" },
    { name: "transactionSubType", kind: "choice", help: "Identifier within its kind; null if the kind is enough", values: ["BONUS_CLAIM", "DEPOSIT_BONUS", "MANUAL_BONUS", "REGISTRATION_BONUS", "CASHBACK_CLAIM", "AFFILIATE_CPA_COMMISSION", "AFFILIATE_CPR_COMMISSION", "AFFILIATE_PROFIT_WITHDRAW", "WIN_ROLLBACK", "OTHER"], open: true },
    { name: "transactionType", kind: "choice", help: "What kind of transaction it is; CONVERT (inferred) exchanges between two currencies of one wallet", values: ["DEPOSIT", "WITHDRAW", "TOPUP", "BONUS", "REFERRAL_PROFIT", "AFFILIATE", "CASHBACK", "TOURNAMENT_PRIZE", "BET_ADJUSTMENT", "CONVERT"], open: true },
    { name: "status", kind: "choice", list: "state", help: "Status of a transaction; PENDING waits for staff, IN_PROGRESS for a payment provider", values: ["CONFIRMED", "REJECTED", "IN_PROGRESS", "PENDING", "CANCELED"], open: true },
    { name: "voucherRefNo", kind: "text", label: "Voucher reference", help: "The voucher's number in Utopia's books" },
    { name: "confirmedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "uuid", kind: "id", help: "ID of the wallet's gateway" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The gateway's operator or brand", ref: "operator" },
  ],
  input: [
    { name: "txId", kind: "id", label: "Transaction ID", help: "ID of the transaction", ref: "utopia-transaction", in: "body", required: true },
  ],
  sortBy: [],
};

export const listTomaniGateways: ReadShape = {
  rows: "",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "provider", kind: "text", help: "Key of the provider" },
    { name: "title", kind: "localized", help: "Its name by language" },
  ],
  input: [
    { name: "opId", kind: "id", ref: "operator", in: "query", required: true },
  ],
  sortBy: [],
};

export const listTreasuries: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", help: "The operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "currency", kind: "code", help: "Its code", ref: "currency" },
    { name: "openingBalance", kind: "money", help: "Funded amount", currency: "currency" },
    { name: "paidIn", kind: "money", help: "Confirmed deposits", currency: "currency" },
    { name: "paidOut", kind: "money", help: "Confirmed withdrawals", currency: "currency" },
    { name: "balance", kind: "money", help: "openingBalance and paidIn, less paidOut", currency: "currency" },
    { name: "balanceInUSD", kind: "money", help: "The balance in US dollars at today's rate", currency: "USD" },
    { name: "waiting", kind: "money", help: "Withdrawals that are pending or in progress", currency: "currency" },
    { name: "waitingCount", kind: "integer", help: "How many withdrawals that is" },
    { name: "isLow", kind: "boolean", label: "Low balance", help: "Whether the balance is below the pending withdrawals" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the operator's name or of the currency", in: "body" },
    { name: "currency", kind: "code", help: "Currency of the treasury; its code", ref: "currency", in: "body" },
    { name: "isLow", kind: "boolean", label: "Low balance", help: "Only treasuries below the pending withdrawals (true), or only the others (false)", in: "body" },
  ],
  sortBy: ["opTitle", "currency", "balance", "balanceInUSD", "waiting", "waitingCount"],
};

export const showTreasuryAccount: ReadShape = {
  fields: [
    { name: "opId", kind: "id", label: "Operator", help: "The operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "totalInUSD", kind: "money", help: "Sum of the balances in US dollars", currency: "USD" },
    { name: "treasuries", kind: "list", help: "By currency", fields: [{ name: "uuid", kind: "id", help: "ID" }, { name: "opId", kind: "id", label: "Operator", help: "The operator or brand", ref: "operator" }, { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" }, { name: "currency", kind: "code", help: "Its code", ref: "currency" }, { name: "openingBalance", kind: "money", help: "Funded amount", currency: "currency" }, { name: "paidIn", kind: "money", help: "Confirmed deposits", currency: "currency" }, { name: "paidOut", kind: "money", help: "Confirmed withdrawals", currency: "currency" }, { name: "balance", kind: "money", help: "openingBalance and paidIn, less paidOut", currency: "currency" }, { name: "balanceInUSD", kind: "money", help: "The balance in US dollars at today's rate", currency: "USD" }, { name: "waiting", kind: "money", help: "Withdrawals that are pending or in progress", currency: "currency" }, { name: "waitingCount", kind: "integer", help: "How many withdrawals that is" }, { name: "isLow", kind: "boolean", label: "Low balance", help: "Whether the balance is below the pending withdrawals" }] },
  ],
  input: [
    { name: "opId", kind: "id", help: "The operator or brand", ref: "operator", in: "body", required: true },
  ],
  sortBy: [],
};
