import { ApiError } from "@backoffice/api-client";

/** Keeps only the first of several error messages (money §8). */
export const firstMessage = (error: unknown): unknown =>
  error instanceof ApiError && error.kind === "refused" && error.messages.length > 1
    ? new ApiError(error.message, {
        kind: "refused",
        outcome: error.outcome,
        messages: error.messages.slice(0, 1),
        ...(error.status !== undefined && { status: error.status }),
        ...(error.code !== undefined && { code: error.code }),
        body: error.body,
        cause: error,
      })
    : error;
