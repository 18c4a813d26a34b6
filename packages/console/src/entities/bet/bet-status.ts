import type { components } from "@backoffice/api-client";
import type { Tone } from "@backoffice/ui";

/** Statuses of a bet (money §4). */
export const BET_STATUS: Readonly<Record<components["schemas"]["BetStatus"], { label: string; tone: Tone }>> = {
  OPEN: { label: "Open", tone: "note" },
  WON: { label: "Won", tone: "normal" },
  LOST: { label: "Lost", tone: "normal" },
  CASHBACK: { label: "Cashback", tone: "look" },
  CANCELED: { label: "Canceled", tone: "normal" },
};
