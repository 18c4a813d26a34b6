import { matchPage } from "./match-page.ts";

/** Signs of an e-mail address or a name: what identifies a person is in no title, which the browser keeps in its history. */
const PERSONAL = /[@\s]/;

/** The code by which an address names its record: `REPKT` of `/players/REPKT`; nothing for a page without one. */
export const recordCode = (path: string, pathname: string): string | undefined => {
  const code = Object.values(matchPage(path, pathname)?.params ?? {}).at(-1);
  return code && !PERSONAL.test(code) ? code : undefined;
};
