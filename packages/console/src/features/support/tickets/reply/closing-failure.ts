import type { ApiError } from "@backoffice/api-client";
import { describeFailure, type Failure } from "#kit/submit/describe-failure.ts";

const TITLE = "Unable To Close Ticket";

/** The message about a ticket whose reply was sent, but whose closing was not confirmed. */
export const closingFailure = (error: ApiError): Failure => {
  const { messages = [], ...described } = describeFailure(error, TITLE) ?? { title: TITLE };
  const done =
    error.outcome === "unknown"
      ? "The reply was sent. It is unknown whether the ticket was closed."
      : "The reply was sent. The ticket was not closed.";
  return { ...described, messages: [done, ...messages] };
};
