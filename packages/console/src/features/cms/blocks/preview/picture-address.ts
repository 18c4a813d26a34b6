/** Files that are shown as pictures (content §9). */
const PICTURE = /\.(?:jpe?g|png|webp|svg)$/i;

/**
 * The address that a picture's path is shown from: a file of this site with the ending of a picture. Whatever else was
 * typed is asked of nobody, least of all of the API.
 */
export const pictureAddress = (path: string): string | undefined =>
  /^\/(?![/\\])[^?#\\]*$/.test(path) && !path.toLowerCase().startsWith("/api/") && PICTURE.test(path)
    ? path
    : undefined;
