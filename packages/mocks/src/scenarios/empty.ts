import type { Scenario } from "./scenario.ts";

/** Operators, brands and accounts to sign in as, and no other rows. */
export const empty: Scenario = {
  id: "empty",
  title: "Empty",
  description: "Operators only: no banks, players, accounts or notifications, nothing waits.",
  sizes: { operators: 24, brands: 60, players: 0, bankAccounts: 0, banks: 0, scale: 0 },
  transform: (db) => {
    db.notifications = [];
    db.tooltips = {};
  },
};
