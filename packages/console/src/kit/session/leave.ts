import type { QueryClient } from "@tanstack/react-query";
import { tellTabs } from "./session-channel.ts";
import { forgetNotes } from "../panels/queue.ts";
import { releaseUnsaved } from "../panels/unsaved.ts";

/** What is kept of a user in this browser; how the console looks stays. */
const OF_A_USER = /^(?:draft|recent)[:.]|^notified$/;

/** Drops everything that was read, typed or remembered for the user. */
const forgetUser = (client: QueryClient): void => {
  client.clear();
  releaseUnsaved();
  forgetNotes();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (OF_A_USER.test(key)) storage.removeItem(key);
};

/** Leaves for another address (the logout, the sign-in page); every other tab leaves too. */
export const leave = (client: QueryClient, to: string, { tell = true } = {}): void => {
  if (tell) tellTabs({ type: "signed-out" });
  forgetUser(client);
  window.location.assign(to);
};
