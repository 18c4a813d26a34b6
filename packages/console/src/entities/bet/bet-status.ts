import type { components } from "@backoffice/api-client";
import type { Tone } from "@backoffice/ui";

/** Statuses of a bet (money §4). */
export const BET_STATUS: Readonly<Record<components["schemas"]["BetStatus"], { label: string; tone: Tone }>> = {
  OPEN: { label: "Open", tone: "info" },
  WON: { label: "Won", tone: "neutral" },
  LOST: { label: "Lost", tone: "neutral" },
  CASHBACK: { label: "Cashback", tone: "caution" },
  CANCELED: { label: "Canceled", tone: "neutral" },
};
