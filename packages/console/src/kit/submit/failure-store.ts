import { createStore } from "#kit/state/create-store.ts";
import type { Failure } from "./describe-failure.ts";

/** What the error dialog shows; it stays while the dialog fades out. */
export const failureStore = createStore<{ failure: Failure; open: boolean } | undefined>(undefined);

/** Opens the error dialog over everything; works outside React too. */
export const showFailure = (failure: Failure): void => failureStore.write({ failure, open: true });

/** Fades the error dialog out. */
export const hideFailure = (): void => {
  const shown = failureStore.read();
  if (shown) failureStore.write({ ...shown, open: false });
};
