import { createStore } from "#kit/state/create-store.ts";

/** Whether the session ended while somebody works. */
export const signedOutStore = createStore(false);

/** Whether the account was blocked while somebody works. */
export const blockedStore = createStore(false);

/** A call was answered with 401: the session is over. */
export const reportSignedOut = (): void => signedOutStore.write(true);

/** The session is there again. */
export const reportSignedIn = (): void => signedOutStore.write(false);
