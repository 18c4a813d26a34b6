import { createStore } from "../state/create-store.ts";
import type { Session } from "./session.ts";

/**
 * The session that a super admin views the console with instead of their own; undefined without a view. Only in memory:
 * a reload ends the view, and no other tab has it.
 */
export const viewedSession = createStore<Session | undefined>(undefined);
