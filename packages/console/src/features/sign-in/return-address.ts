import { ownPath } from "@backoffice/api-client";

/** Redirects to the user's first page. */
const HOME = "/";

/** Page to open after signing in: a page of this console, never another site or the sign-in page itself. */
export const returnAddress = (address: string | null): string => {
  const path = address === null ? undefined : ownPath(address);
  return path === undefined || /^\/admin(?:[/?#]|$)/.test(path) ? HOME : path;
};
