/** Any address will do: it only shows whether a text leads away from it. */
const HERE = "http://console.invalid";

/**
 * The path, query and hash of a text that leads to a page of this origin, written anew as a browser reads it; undefined
 * for anything else: another site (`//elsewhere`, `/\elsewhere`, `/.//elsewhere`, `/<tab>/elsewhere`), a relative path,
 * an address of the API (some of its GETs write).
 */
export const ownPath = (text: string): string | undefined => {
  if (!text.startsWith("/") || !URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  // Dots are resolved by now: "/..//elsewhere" has become "//elsewhere", which the next reader takes for a host.
  if (origin !== HERE || pathname.startsWith("//") || /^\/api(?:\/|$)/i.test(pathname)) return undefined;
  return pathname + search + hash;
};
