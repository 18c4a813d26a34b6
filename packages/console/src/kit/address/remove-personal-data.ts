import { PERSONAL } from "@backoffice/api-client";

/** Maximum characters of a query string to keep; this console never makes a longer one. */
const MOST = 2000;

/**
 * Removes personal data from a query string that is stored in the browser or passed to another site. `except` is a
 * parameter that staff asked to keep.
 */
export const removePersonalData = (search: string, except?: string): string => {
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => name === except || !PERSONAL.has(name)),
  ).toString();
  return kept && kept.length <= MOST ? `?${kept}` : "";
};
