import { toast } from "@backoffice/ui";
import { hasUnsaved, releaseSignedOut } from "#kit/panels/unsaved.ts";
import { forgetNotes } from "#kit/queue/queue.ts";
import { clearUserStorage } from "#kit/session/clear-user-storage.ts";
import { resetStores } from "#kit/state/create-store.ts";
import { command, type Command } from "./command.ts";
import { buttons, shownResults, signedOutDialog, windows } from "./screen.ts";
import { openTab } from "./tab.tsx";
import { ELSEWHERE, PENDING } from "./world.ts";

/** The page is reloaded: only what is stored in the browser is left. */
export const reload = (): Command =>
  command({
    title: "reload",
    check: ({ tabs, server }) => tabs[2] === undefined && server.online && server.isSignedIn,
    run: async (world) => {
      const { pathname, search } = world.tabs[1]!.history.location;
      world.server.orphan(1);
      for (const { record, key, answer, tab } of world.server.writes)
        if (answer === "none" && tab === 1 && world.isMoney(record) && !world.settled.has(record))
          world.unknown.set(record, key ?? "");
      world.tabs[1]!.close();
      forget();
      world.tabs[1] = openTab(pathname + search);
      await world.settle();
      // The drawer has an address, and opens again.
      const [surface] = windows().filter((it) => it !== shownResults()?.window && it !== signedOutDialog());
      if (surface && search.includes("txId="))
        Object.assign(world.tabs[1], { surface, record: new URLSearchParams(search).get("txId") });
    },
  });

/** Forgets what a tab has in its memory. */
const forget = () => {
  forgetNotes();
  toast.clear();
  resetStores();
};

export const secondTab = (): Command =>
  command({
    title: "open a second tab",
    check: ({ tabs, server }) => tabs[2] === undefined && server.online && server.isSignedIn,
    run: (world) => void (world.tabs[2] = openTab(ELSEWHERE)),
  });

/** A colleague's or own second tab is closed; without typed input, about which the browser would ask. */
export const closeSecondTab = (): Command =>
  command({
    title: "close the tab",
    tab: 2,
    check: (world) => !world.server.held.some(({ tab }) => tab === 2) && !hasUnsaved(),
    run: (world) => {
      world.tabs[2]!.close();
      world.tabs[2] = undefined;
    },
  });

/** Signs in again after the session has ended, and goes on. */
export const signInAgain = (): Command =>
  command({
    title: "sign in again",
    check: () => signedOutDialog() !== undefined,
    run: async (world) => {
      world.server.signIn();
      await world.click(buttons(signedOutDialog()!, /^Continue$/)[0]!);
    },
  });

/** Signs out, which removes what a sign-out removes, and in again. */
export const signOutAndIn = (): Command =>
  command({
    title: "sign out and in",
    check: ({ tabs, server }) =>
      tabs[2] === undefined && server.online && server.isSignedIn && server.held.length === 0,
    run: (world) => {
      releaseSignedOut();
      world.tabs[1]!.close();
      clearUserStorage({ drafts: "asked" });
      forget();
      world.run = undefined;
      world.tabs[1] = openTab(PENDING);
    },
  });
