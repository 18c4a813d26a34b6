/**
 * Somebody who is signed in at the server, or nobody. Reports name the environment's `variable` that holds the cookie,
 * never the cookie.
 */
export type Session = { name: string; cookie?: string; variable?: string };

export const ANONYMOUS: Session = { name: "nobody" };
