import type { ApiError } from "@backoffice/api-client";
import { lazyComponent } from "@backoffice/ui";
import { Suspense } from "react";

const FailureReference = lazyComponent(() => import("./failure-reference.tsx"));

/** What an error state says about a read that failed: the server's words or ours, and what support finds it by. */
export const readFailure = (error: ApiError) => ({
  message: error.messages[0] ?? error.message,
  details: error.detail,
  reference: error.requestId && (
    <Suspense>
      <FailureReference error={error} />
    </Suspense>
  ),
});
