/** Extensions of files that are shown as images (content §9). */
const PICTURE = /\.(?:jpe?g|png|webp|svg)$/i;

/** The path after normalisation by the browser and decoding by the server; undefined if it is invalid. */
const pathOf = (path: string): string | undefined => {
  try {
    const { host, pathname } = new URL(path, "https://here.invalid/");
    return host === "here.invalid" ? decodeURIComponent(pathname) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Returns the path of an image that may be shown: a file of this site with an image extension, which cannot run scripts.
 * Nothing else is requested, in particular not the site's API.
 */
export const safePicture = (path: string): string | undefined => {
  if (!/^\/(?![/\\])[^?#\\]*$/.test(path) || !PICTURE.test(path)) return undefined;
  const picturePath = pathOf(path);
  if (
    picturePath === undefined ||
    /^\/+api\//i.test(picturePath) ||
    /[\\\p{Cc}]|(?:^|\/)\.\.?(?:\/|$)/u.test(picturePath)
  )
    return undefined;
  return path;
};
