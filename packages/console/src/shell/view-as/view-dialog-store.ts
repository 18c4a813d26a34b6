import { createStore } from "#kit/state/create-store.ts";

/** Whether the dialog that starts a view as another role is open. */
export const viewDialogStore = createStore(false);

export const showViewDialog = (): void => viewDialogStore.write(true);

export const hideViewDialog = (): void => viewDialogStore.write(false);
