import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** Whether players are offered a bonus or a form. */
export const BONUS_STATUS: Statuses<Schemas["BonusStatus"]> = {
  ACTIVE: { label: "Active", tone: "positive" },
  INACTIVE: { label: "Inactive", tone: "neutral" },
};

/** What a bonus is given for. */
export const BONUS_TYPES = [
  { value: "DEPOSIT_BONUS", label: "Deposit bonus" },
  { value: "REGISTRATION_BONUS", label: "Registration bonus" },
  { value: "MANUAL_BONUS", label: "Manual bonus" },
] as const satisfies readonly { value: Schemas["BonusType"]; label: string }[];

/** What players get. */
export const PRIZE_TYPES = [
  { value: "BONUS_BALANCE", label: "Bonus balance" },
  { value: "CASH", label: "Cash" },
  { value: "FREE_SPINS", label: "Free spins" },
  { value: "FREE_BET", label: "Free bet" },
] as const satisfies readonly { value: Schemas["BonusPrizeType"]; label: string }[];
