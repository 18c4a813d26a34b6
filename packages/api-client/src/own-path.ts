const API = /^\/api(?:\/|$)/i;

/** Any address will do: it only shows whether a text leads away from it. */
const HERE = "http://console.invalid";

/** A path as servers decode it, however often its signs were encoded; undefined where nothing decodes it. */
const decoded = (path: string): string | undefined => {
  try {
    const once = decodeURIComponent(path);
    return once === path ? path : (decoded(once) ?? once);
  } catch {
    return undefined;
  }
};

/** Whether a path stays on this origin and outside the API, some of whose GETs write. */
const isOwn = (path: string): boolean => {
  if (!URL.canParse(path, HERE)) return false;
  const { origin, pathname } = new URL(path, HERE);
  // Dots are resolved by now: "/..//elsewhere" has become "//elsewhere", which the next reader takes for a host.
  return origin === HERE && !pathname.startsWith("//") && ![path, pathname].some((it) => API.test(it));
};

/**
 * The path, query and hash of a text that leads to a page of this origin, written anew as a browser reads it; undefined
 * for anything else: another site (`//elsewhere`, `/\elsewhere`, `/.//elsewhere`, `/<tab>/elsewhere`), a relative path,
 * an address of the API. A path that becomes one of these when it is decoded (`/%61pi/auth/logout`) is none either.
 */
export const ownPath = (text: string): string | undefined => {
  if (!text.startsWith("/") || !URL.canParse(text, HERE)) return undefined;
  const { pathname, search, hash } = new URL(text, HERE);
  const plain = decoded(pathname);
  return plain !== undefined && isOwn(text) && isOwn(plain) ? pathname + search + hash : undefined;
};
