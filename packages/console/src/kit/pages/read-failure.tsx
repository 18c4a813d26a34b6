import type { ApiError } from "@backoffice/api-client";
import { lazyComponent } from "@backoffice/ui";
import { Suspense } from "react";

const FailureReference = lazyComponent(() => import("./failure-reference.tsx"));

/** The status line of an answer is for support, who get it with the reference. */
const words = ({ kind, message, status }: ApiError) =>
  kind === "http" ? `The server answered with an error (${status}).` : message;

/** What an error state says about a read that failed: the server's words or ours, and what support finds it by. */
export const readFailure = (error: ApiError) => ({
  message: error.messages[0] ?? words(error),
  details: error.detail,
  reference: error.requestId && (
    <Suspense>
      <FailureReference error={error} />
    </Suspense>
  ),
});
