import { PERSONAL } from "@backoffice/api-client";

/** Characters of a query string that are worth keeping; a longer one was not made by this console. */
const MOST = 2000;

/**
 * A query string without what identifies a person, as it may be stored in the browser or given to another site. `except`
 * is a parameter that staff asked to keep.
 */
export const withoutPersonal = (search: string, except?: string): string => {
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => name === except || !PERSONAL.has(name)),
  ).toString();
  return kept && kept.length <= MOST ? `?${kept}` : "";
};
