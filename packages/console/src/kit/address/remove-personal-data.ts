import { PERSONAL } from "@backoffice/api-client";

/** Maximum characters of a query string to keep; this console never makes a longer one. */
const MOST = 2000;

/** An email address, also in a parameter that is not meant for one. */
const EMAIL = /[^\s@]@[^\s@]/;

/** Removes personal data from a query string that is stored in the browser, copied or passed to another site. */
export const removePersonalData = (search: string): string => {
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name, value]) => !PERSONAL.has(name) && !EMAIL.test(value)),
  ).toString();
  return kept && kept.length <= MOST ? `?${kept}` : "";
};
