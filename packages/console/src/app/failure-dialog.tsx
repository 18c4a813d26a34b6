import { lazyComponent, prefetch } from "@backoffice/ui";
import { Suspense, useEffect, useSyncExternalStore } from "react";
import type { Failure } from "#kit/submit/describe-failure.ts";
import { onFirstActivity } from "#kit/polling/on-first-activity.ts";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { SayMissing } from "#kit/pages/say-missing.tsx";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";

const load = () => import("./error-dialog.ts");
const ErrorDialog = lazyComponent(load);

const inOneLine = ({ title, messages, hint }: Failure) => [`${title}.`, ...messages, hint].filter(Boolean).join(" ");

/** The one error dialog of the console (shell §8). */
export const FailureDialog = () => {
  const current = useSyncExternalStore(failureStore.subscribe, failureStore.read);
  // When something fails it may be too late to load it.
  useEffect(() => onFirstActivity(() => prefetch(load)), []);
  return (
    current && (
      // While the dialog itself cannot be loaded, a toast shows the same message.
      <RegionBoundary floats about={current} says={inOneLine(current.failure)}>
        <Suspense fallback={current.open && <SayMissing says={inOneLine(current.failure)} />}>
          <ErrorDialog {...current.failure} open={current.open} onOpenChange={(open) => !open && hideFailure()} />
        </Suspense>
      </RegionBoundary>
    )
  );
};
