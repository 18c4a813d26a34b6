import type { components } from "@backoffice/api-client/contract";

export type WithdrawProvider = components["schemas"]["WithdrawProvider"];

/** Who pays withdrawals, the busy ones first and the busiest twice. */
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

/** Who takes deposits. */
export const DEPOSIT_PROVIDERS = ["cpg", "jb", "paysafe", "skrill", "usdt", "lumapay", "fjordpay"] as const;

/** Paid by staff, outside of any provider. */
export const MANUAL: WithdrawProvider = "manual";

/** Providers that take the order now and pay later. */
export const PAYS_LATER: ReadonlySet<string> = new Set(["cpg", "utopia", "usdt", "northpay", "baltpay"]);

/** Providers that deal in coins. */
export const IN_COINS: ReadonlySet<string> = new Set(["cpg", "usdt", "utopia"]);

/** Providers of which an operator can have one gateway only. */
export const ONE_OF_A_KIND: ReadonlySet<string> = new Set(["cpg", "jb", "tomani", "utopia", "paysafe", "usdt"]);
