import { z } from "zod";

/** A path of the site, a web address, a mail address or a place on the page: nothing that runs in a player's browser. */
const LEADS_SOMEWHERE = /^(?:\/(?:$|[^/])|https?:\/\/|mailto:|#)/;

/** What a footer menu item holds; both are required (content §5). */
export const footerItem = {
  title: z.string().trim().min(1, "Enter the title.").max(80, "Use at most 80 characters."),
  url: z
    .string()
    .trim()
    .min(1, "Enter the URL.")
    .max(500, "Use at most 500 characters.")
    .refine(
      (url) => url === "" || LEADS_SOMEWHERE.test(url),
      "Begin with / for a page of the site, or with https://, mailto: or #.",
    ),
};

/** The heading of a column; a column can do without. */
export const columnHeading = z.string().trim().max(80, "Use at most 80 characters.");
