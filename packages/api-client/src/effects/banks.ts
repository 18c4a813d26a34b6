import type { Effects } from "./effects-of.ts";

/** Banks. */
export const banksEffects = {
  createBank: ["listBanks"],
  updateBank: ["listBanks", "showBank"],
  deleteBank: ["listBanks", "showBank"],
  reviewBankAccount: ["listBankAccounts", "showBankAccount", "getBadges", "getWaiting"],
} as const satisfies Effects;
