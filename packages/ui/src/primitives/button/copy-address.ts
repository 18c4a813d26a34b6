import { toast } from "../../feedback/toast/toast.ts";
import { copyText } from "./copy-text.ts";

/** Copies an address for a colleague, the page's own unless given; a toast says how it went. */
export const copyAddress = async (address: string = window.location.href): Promise<void> => {
  if (await copyText(address)) toast.success("Link copied.");
  else toast.error("The browser did not allow copying. Copy the address bar instead.");
};
