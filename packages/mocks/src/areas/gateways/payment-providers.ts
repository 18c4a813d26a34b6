import type { components } from "@backoffice/api-client/contract";

export type WithdrawProvider = components["schemas"]["WithdrawProvider"];

/** Providers of withdrawals, by frequency; the most frequent one twice. */
export const WITHDRAW_PROVIDERS: readonly WithdrawProvider[] = [
  "jb",
  "tomani",
  "cpg",
  "manual",
  "utopia",
  "jb",
  "cpg",
  "northpay",
  "paysafe",
  "skrill",
  "usdt",
  "jb",
  "lumapay",
  "manual",
  "tomani",
  "cobaltpay",
  "fjordpay",
  "cpg",
  "baltpay",
  "rapidos",
];

/** Providers of deposits. */
export const DEPOSIT_PROVIDERS = ["cpg", "jb", "paysafe", "skrill", "usdt", "lumapay", "fjordpay"] as const;

/** Paid by staff without a provider. */
export const MANUAL: WithdrawProvider = "manual";

/** Providers that accept a withdrawal and pay it later. */
export const PAYS_LATER: ReadonlySet<string> = new Set(["cpg", "utopia", "usdt", "northpay", "baltpay"]);

/** Providers of cryptocurrencies. */
export const IN_COINS: ReadonlySet<string> = new Set(["cpg", "usdt", "utopia"]);

/** Providers of which an operator can have one gateway only. */
export const ONE_OF_A_KIND: ReadonlySet<string> = new Set(["cpg", "jb", "tomani", "utopia", "paysafe", "usdt"]);
