import { matchPage } from "./match-page.ts";

/**
 * Characters of an email address or a name: personal data must not be in a title, which the browser keeps in its
 * history.
 */
const PERSONAL = /[@\s]/;

/** The code of the record in an address: `REPKT` of `/players/REPKT`; undefined for a page without one. */
export const recordCode = (path: string, pathname: string): string | undefined => {
  const code = Object.values(matchPage(path, pathname)?.params ?? {}).at(-1);
  return code && !PERSONAL.test(code) ? code : undefined;
};
