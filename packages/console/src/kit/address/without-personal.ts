import { PERSONAL } from "@backoffice/api-client";

/** Characters of a query string that are worth keeping; a longer one was not made by this console. */
const MOST = 2000;

/** A query string without what identifies a person, as it may be stored in the browser or given to another site. */
export const withoutPersonal = (search: string): string => {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !PERSONAL.has(name))).toString();
  return kept && kept.length <= MOST ? `?${kept}` : "";
};
