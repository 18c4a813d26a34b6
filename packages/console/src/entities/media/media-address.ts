/** A path of a URL, encoded. */
const ENCODED = /^(?:[\w.~!$&'()*+,;=:@/-]|%[\dA-F]{2})*$/i;

/**
 * The address of a site's file, encoded once: what a picture, a copied path and a field of content need. The server names
 * the path of a file as it is stored, `/media/50% bonus.png`. A path that does not end with the file's name and is
 * encoded already is kept.
 */
export const mediaAddress = ({ path, name }: { path: string; name: string }): string =>
  path.endsWith(name) || !ENCODED.test(path)
    ? path
        .split("/")
        .map((part) => encodeURIComponent(part.toWellFormed()))
        .join("/")
    : path;
