import type { QueryClient } from "@tanstack/react-query";
import { tellTabs } from "./session-channel.ts";
import { forgetNotes } from "#kit/queue/queue.ts";
import { releaseUnsaved } from "../panels/unsaved.ts";

/** Storage keys that belong to a user; the appearance does not. */
const OF_USER = /^(?:draft|recent)[:.]|^notified$/;

/** Removes everything that was read, typed or stored for the user. */
const forgetUser = (client: QueryClient): void => {
  client.clear();
  releaseUnsaved();
  forgetNotes();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (OF_USER.test(key)) storage.removeItem(key);
};

/** Forgets the user and goes to another address (logout, sign-in page); all other tabs follow unless `tell` is false. */
export const leave = (client: QueryClient, to: string, { tell = true } = {}): void => {
  if (tell) tellTabs({ type: "signed-out" });
  forgetUser(client);
  window.location.assign(to);
};
