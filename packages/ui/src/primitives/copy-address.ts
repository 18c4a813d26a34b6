import { toast } from "../feedback/toast.ts";
import { copyText } from "./copy-text.ts";

/** Copies the address of the page, which is all of what is on screen, for a colleague; a toast says how it went. */
export const copyAddress = async (): Promise<void> => {
  if (await copyText(window.location.href)) toast.success("Link copied.");
  else toast.error("The browser did not allow copying. Copy the address bar instead.");
};
