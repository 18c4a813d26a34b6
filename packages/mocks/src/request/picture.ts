import { placeholderImage } from "../db/words/placeholder-image.ts";

const PREFIX = "data:image/svg+xml,";

/**
 * A picture of a site by its path, `/media/op-nordlys/logo.svg`: the mock server stores no pictures, and draws one with
 * its name.
 */
export const pictureAt = (path: string): Response => {
  const name = decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));
  return new Response(decodeURIComponent(placeholderImage(name).slice(PREFIX.length)), {
    headers: { "content-type": "image/svg+xml", "cache-control": "max-age=3600" },
  });
};
