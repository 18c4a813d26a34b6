import { ownPath } from "@backoffice/api-client";

/** Redirects to the user's first page. */
const HOME = "/";

/** Page to open after signing in: a page of this console, never another site or the sign-in page itself. */
export const returnAddress = (wanted: string | null): string => {
  const path = wanted === null ? undefined : ownPath(wanted);
  return path === undefined || /^\/admin(?:[/?#]|$)/.test(path) ? HOME : path;
};
