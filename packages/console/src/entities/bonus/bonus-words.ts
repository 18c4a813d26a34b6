import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** Status of a bonus or bonus form. */
export const BONUS_STATUS: Statuses<Schemas["BonusStatus"]> = {
  ACTIVE: { label: "Active", tone: "normal" },
  INACTIVE: { label: "Inactive", tone: "normal" },
};

/** Triggers of a bonus. */
export const BONUS_TYPES = [
  { value: "DEPOSIT_BONUS", label: "Deposit bonus" },
  { value: "REGISTRATION_BONUS", label: "Registration bonus" },
  { value: "MANUAL_BONUS", label: "Manual bonus" },
] as const satisfies readonly { value: Schemas["BonusType"]; label: string }[];

/** Prize types of a bonus. */
export const PRIZE_TYPES = [
  { value: "BONUS_BALANCE", label: "Bonus balance" },
  { value: "CASH", label: "Cash" },
  { value: "FREE_SPINS", label: "Free spins" },
  { value: "FREE_BET", label: "Free bet" },
] as const satisfies readonly { value: Schemas["BonusPrizeType"]; label: string }[];
