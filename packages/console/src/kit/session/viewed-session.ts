import { createStore } from "#kit/state/create-store.ts";
import type { Session } from "./session.ts";

/**
 * The session that a super admin views the console with instead of their own, in this tab; undefined without a view.
 */
export const viewedSession = createStore<Session | undefined>(undefined);
