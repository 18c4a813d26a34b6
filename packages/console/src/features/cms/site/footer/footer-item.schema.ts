import { updateFooter } from "@backoffice/api-client";
import { z } from "zod";
import { addressText } from "#kit/form/address-text.ts";

/** Form fields of a footer item; both are required (content §5). */
export const footerItem = {
  title: z.string().trim().min(1, "Enter the title.").max(80, "Use at most 80 characters."),
  url: addressText(updateFooter.operation.addresses["body.content.menu.*.items.*.url"], 500).min(1, "Enter the URL."),
};

/** Optional heading of a column. */
export const columnHeading = z.string().trim().max(80, "Use at most 80 characters.");
