import { Refusal } from "../request/refusal.ts";

/** The right to the call is there, the right to this part of it is not (content §6). */
export const denied = (): Refusal => new Refusal(403, "You don't have permissions to perform this action");
