import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** Tournament categories (money §2). */
export const TOURNAMENT_CATEGORIES = [
  { value: "ALL", label: "All games" },
  { value: "SPORTS", label: "Sports" },
  { value: "CASINO", label: "Casino" },
] as const satisfies readonly { value: Schemas["TournamentCategory"]; label: string }[];

/** Statuses of a tournament (money §2). */
export const TOURNAMENT_STATUS: Statuses<Schemas["TournamentStatus"]> = {
  ACTIVE: { label: "Active", tone: "normal" },
  EXPIRED: { label: "Expired", tone: "normal" },
};

/** Statuses of a prize. */
export const PRIZE_STATUS: Statuses<Schemas["WinnerPrizeStatus"]> = {
  PENDING: { label: "Pending", tone: "look" },
  CONFIRMED: { label: "Paid", tone: "normal" },
  REJECTED: { label: "Rejected", tone: "stop" },
};

/** Label of a category; an unknown one is shown as received. */
export const categoryLabel = (category: string): string =>
  TOURNAMENT_CATEGORIES.find(({ value }) => value === category)?.label ?? category;
