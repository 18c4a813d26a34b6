const API = /^\/api(?:\/|$)/i;

/** Any origin will do: it only shows whether a text leads to another one. */
const HERE = "http://console.invalid";

/** A path as servers decode it, even if encoded several times; undefined where it cannot be decoded. */
const decoded = (path: string): string | undefined => {
  try {
    const once = decodeURIComponent(path);
    return once === path ? path : (decoded(once) ?? once);
  } catch {
    return undefined;
  }
};

/** Whether a path stays on this origin and outside of the API, where some GETs write. */
const isOwn = (path: string): boolean => {
  if (!URL.canParse(path, HERE)) return false;
  const { origin, pathname } = new URL(path, HERE);
  // Dots are resolved here: "/..//elsewhere" has become "//elsewhere", which the next reader takes for a host.
  return origin === HERE && !pathname.startsWith("//") && ![path, pathname].some((it) => API.test(it));
};

/**
 * The path, query and hash of a text that leads to a page of this origin, normalized as a browser reads it. Undefined
 * for anything else: another site (`//elsewhere`, `/\elsewhere`, `/.//elsewhere`, `/<tab>/elsewhere`), a relative path,
 * an address of the API, and a path that decodes to one of these (`/%61pi/auth/logout`).
 */
export const ownPath = (text: string): string | undefined => {
  if (!text.startsWith("/") || !URL.canParse(text, HERE)) return undefined;
  const { pathname, search, hash } = new URL(text, HERE);
  const plain = decoded(pathname);
  return plain !== undefined && isOwn(text) && isOwn(plain) ? pathname + search + hash : undefined;
};
