import { toast } from "../../feedback/toast/toast.ts";
import { copyText } from "./copy-text.ts";

/** Copies a URL, by default that of the page, and reports the result in a toast. */
export const copyAddress = async (address: string = window.location.href): Promise<void> => {
  if (await copyText(address)) toast.success("Link copied.");
  else toast.error("The browser did not allow copying. Copy the address bar instead.");
};
