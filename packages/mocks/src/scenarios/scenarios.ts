import { empty } from "./empty.ts";
import { hostile } from "./hostile.ts";
import type { Scenario } from "./scenario.ts";

/** The scenarios to choose from; the first one is the default. */
export const scenarios: readonly Scenario[] = [
  {
    id: "default",
    title: "Busy",
    description: "A usual day: 24 operators, 60 brands, 3,000 bank accounts.",
    sizes: { operators: 24, brands: 60, players: 5000, bankAccounts: 3000, banks: 120, scale: 1 },
  },
  {
    id: "small",
    title: "Small",
    description: "Two operators, three brands, a page of everything.",
    sizes: { operators: 2, brands: 3, players: 20, bankAccounts: 12, banks: 6, scale: 0.05 },
  },
  empty,
  {
    id: "huge",
    title: "Huge",
    description: "20,000 bank accounts of 10,000 players.",
    sizes: { operators: 24, brands: 60, players: 10_000, bankAccounts: 20_000, banks: 120, scale: 4 },
  },
  hostile,
];
