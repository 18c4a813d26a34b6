import type { TopUpAction } from "./top-up.schema.ts";

/** Labels of both directions of a balance change (money §4, §8). */
export const WAYS = {
  topup: { verb: "Increase", success: "The amount has been increased successfully" },
  deduct: { verb: "Decrease", success: "The amount has been decreased successfully" },
} as const satisfies Record<TopUpAction, { verb: string; success: string }>;
