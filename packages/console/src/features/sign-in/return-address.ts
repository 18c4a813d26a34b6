import { ownPath } from "@backoffice/api-client";

/** Leads to the first screen of whoever signs in. */
const HOME = "/";

/** Where to go after signing in: a page of this console, never another site nor the sign-in page itself. */
export const returnAddress = (wanted: string | null): string => {
  const path = wanted === null ? undefined : ownPath(wanted);
  return path === undefined || /^\/admin(?:[/?#]|$)/.test(path) ? HOME : path;
};
