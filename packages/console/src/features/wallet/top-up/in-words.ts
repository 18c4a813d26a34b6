import { ApiError } from "@backoffice/api-client";

/** Replaces the error for the operator's daily limit with the documented sentence (money §8). */
export const inWords = (error: unknown): unknown =>
  error instanceof ApiError && error.code === "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED" && error.outcome === "rejected"
    ? new ApiError(error.message, {
        kind: "refused",
        outcome: "rejected",
        messages: ["Topup Limit has been exceeded."],
        code: error.code,
        cause: error,
      })
    : error;
