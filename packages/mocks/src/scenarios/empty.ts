import type { Scenario } from "./scenario.ts";

/** Everybody is there and nothing has happened yet. */
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
