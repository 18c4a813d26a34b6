import { toast } from "../../feedback/toast/toast.ts";
import { copyText } from "./copy-text.ts";

/** Copies a URL, by default that of the page, and reports the result in a toast, with a note about the URL if it has one. */
export const copyAddress = async (address: string = window.location.href, note?: string): Promise<void> => {
  if (await copyText(address)) toast.success(note === undefined ? "Link copied." : `Link copied. ${note}`);
  else toast.error("The browser did not allow copying. Copy the address bar instead.");
};
