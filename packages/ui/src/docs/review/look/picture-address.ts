import type { ReviewLook } from "../review-list.ts";

/** URL of a look's thumbnail, with all that a server needs to draw it. */
export const pictureAddress = ({ id, story, switches = "", width }: ReviewLook): string => {
  const query = new URLSearchParams({ story, globals: switches, ...(width !== undefined && { width: String(width) }) });
  return `./looks/${id}.png?${query.toString()}`;
};
