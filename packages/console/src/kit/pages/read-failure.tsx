import type { ApiError } from "@backoffice/api-client";
import { lazyComponent } from "@backoffice/ui";
import { Suspense } from "react";

const FailureReference = lazyComponent(() => import("./failure-reference.tsx"));

/** The status line of an answer is for support, who get it with the reference. */
const words = ({ kind, message, status }: ApiError) =>
  kind === "http" ? `The server answered with an error (${status}).` : message;

/** Text of an error state for a failed read: the server's message or ours, and the reference for support. */
export const readFailure = (error: ApiError) => ({
  message: error.messages[0] ?? words(error),
  details: error.detail,
  reference: error.requestId && (
    <Suspense>
      <FailureReference error={error} />
    </Suspense>
  ),
});
