import { Refusal } from "../request/refusal.ts";

/** The refusal when the account may make the call, but not with this input (content §6). */
export const permissionRefusal = (): Refusal => new Refusal(403, "You don't have permissions to perform this action");
