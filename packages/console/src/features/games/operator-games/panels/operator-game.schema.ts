import { z } from "zod";
import { OPERATOR_GAME_STATUS } from "#entities/game/operator-game-status.ts";

/** Maximum position in the lobby. */
const MAX_ORDER = 99_999_999;

const statuses = Object.keys(OPERATOR_GAME_STATUS) as (keyof typeof OPERATOR_GAME_STATUS)[];

/** Operator settings of a game; only documented statuses are accepted (shell §4, §5). */
export const operatorGameSchema = z.object({
  order: z
    .string()
    .trim()
    .min(1, "Enter the order.")
    .regex(/^\d*$/, "Use a whole number, 0 or more.")
    .refine((digits) => Number(digits) <= MAX_ORDER, `Use a number up to ${MAX_ORDER}.`)
    .transform(Number),
  status: z.string().pipe(z.enum(statuses, "Choose a status from the list.")),
});

/** Default values: order 1 and DISABLED (shell §3, §4, §9). */
export const operatorGameValues = ({ order, status }: { order?: number | null; status?: string | null }) => ({
  order: String(order ?? 1),
  status: status || "DISABLED",
});
