import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** What is played (money §2). */
export const TOURNAMENT_CATEGORIES = [
  { value: "ALL", label: "All games" },
  { value: "SPORTS", label: "Sports" },
  { value: "CASINO", label: "Casino" },
] as const satisfies readonly { value: Schemas["TournamentCategory"]; label: string }[];

/** Whether it still runs (money §2). */
export const TOURNAMENT_STATUS: Statuses<Schemas["TournamentStatus"]> = {
  ACTIVE: { label: "Active", tone: "positive" },
  EXPIRED: { label: "Expired", tone: "neutral" },
};

/** What became of a prize. */
export const PRIZE_STATUS: Statuses<Schemas["WinnerPrizeStatus"]> = {
  PENDING: { label: "Pending", tone: "caution" },
  CONFIRMED: { label: "Paid", tone: "positive" },
  REJECTED: { label: "Rejected", tone: "critical" },
};

/** The word for a category; one that is not known yet is its own word. */
export const categoryLabel = (category: string): string =>
  TOURNAMENT_CATEGORIES.find(({ value }) => value === category)?.label ?? category;
