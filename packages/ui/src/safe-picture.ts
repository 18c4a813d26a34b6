/** Endings of files that are shown as pictures (content §9). */
const PICTURE = /\.(?:jpe?g|png|webp|svg)$/i;

/** The path once the browser has made of it what it asks for, and the server what it answers; nothing where that is none. */
const pathOf = (path: string): string | undefined => {
  try {
    const { host, pathname } = new URL(path, "https://here.invalid/");
    return host === "here.invalid" ? decodeURIComponent(pathname) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The path of a picture that may be shown: a file of this site with the ending of a picture, which runs nothing. Whatever
 * else was written is asked of nobody, least of all of the site's API.
 */
export const safePicture = (path: string): string | undefined => {
  if (!/^\/(?![/\\])[^?#\\]*$/.test(path) || !PICTURE.test(path)) return undefined;
  const asked = pathOf(path);
  if (asked === undefined || /^\/+api\//i.test(asked) || /[\\\p{Cc}]|(?:^|\/)\.\.?(?:\/|$)/u.test(asked))
    return undefined;
  return path;
};
