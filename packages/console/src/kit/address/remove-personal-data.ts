import { PERSONAL } from "@backoffice/api-client";
import { hasEmail } from "@backoffice/ui";

/** Maximum characters of a query string to keep; this console never makes a longer one. */
const MOST = 2000;

/** Removes personal data from a query string that is stored in the browser, copied or passed to another site. */
export const removePersonalData = (search: string): string => {
  const params = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name, value]) => !PERSONAL.has(name) && !hasEmail(value)),
  ).toString();
  return params && params.length <= MOST ? `?${params}` : "";
};
