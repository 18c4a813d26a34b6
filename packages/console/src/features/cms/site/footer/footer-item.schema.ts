import { z } from "zod";

/** A path of the site, a web or mail address, or an anchor: nothing that runs in a player's browser. */
const LEADS_SOMEWHERE = /^(?:\/(?:$|[^/])|https?:\/\/|mailto:|#)/;

/** Form fields of a footer item; both are required (content §5). */
export const footerItem = {
  title: z.string().trim().min(1, "Enter the title.").max(80, "Use at most 80 characters."),
  url: z
    .string()
    .trim()
    .min(1, "Enter the URL.")
    .max(500, "Use at most 500 characters.")
    .refine(
      (url) => url === "" || LEADS_SOMEWHERE.test(url),
      "Start with / for a page of the site, or with https://, mailto: or #.",
    ),
};

/** Optional heading of a column. */
export const columnHeading = z.string().trim().max(80, "Use at most 80 characters.");
