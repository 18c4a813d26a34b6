import { forgetOtherUser } from "#kit/session/other-user.ts";
import { postToTabs } from "#kit/session/session-channel.ts";
import { createStore } from "#kit/state/create-store.ts";

/** Whether the session has ended while the console is open. */
export const signedOutStore = createStore(false);

/** Whether the account was blocked while the console is open. */
export const blockedStore = createStore(false);

/** Called when a call was answered with 401. The other tabs of the browser have the same session. */
export const reportSignedOut = (): void => {
  if (!signedOutStore.read()) postToTabs({ type: "expired" });
  signedOutStore.write(true);
  forgetOtherUser();
};

/** Called when the user has signed in again. */
export const reportSignedIn = (): void => signedOutStore.write(false);
