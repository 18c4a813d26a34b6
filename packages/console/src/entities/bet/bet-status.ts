import type { components } from "@backoffice/api-client";
import type { Tone } from "@backoffice/ui";

/** How a bet stands (money §4). */
export const BET_STATUS: Readonly<Record<components["schemas"]["BetStatus"], { label: string; tone: Tone }>> = {
  OPEN: { label: "Open", tone: "info" },
  WON: { label: "Won", tone: "positive" },
  LOST: { label: "Lost", tone: "neutral" },
  CASHBACK: { label: "Cashback", tone: "caution" },
  CANCELED: { label: "Canceled", tone: "neutral" },
};
