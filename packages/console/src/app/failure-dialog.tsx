import { lazy, Suspense, useSyncExternalStore } from "react";
import { failureStore, hideFailure } from "../kit/failure-store.ts";

const ErrorDialog = lazy(() => import("./error-dialog.ts"));

/** The one error dialog of the console (shell §8). */
export const FailureDialog = () => {
  const current = useSyncExternalStore(failureStore.subscribe, failureStore.read);
  return (
    current && (
      <Suspense>
        <ErrorDialog {...current.failure} open={current.open} onOpenChange={(open) => !open && hideFailure()} />
      </Suspense>
    )
  );
};
