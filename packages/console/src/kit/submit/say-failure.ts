import { toast } from "@backoffice/ui";
import type { Failure } from "./describe-failure.ts";
import { showFailure } from "./failure-store.ts";

/** How a failure is shown if the documents want no plain error dialog (money §8); a function in a place of its own. */
export type FailureLook = "warning" | "toasts" | ((failure: Failure) => void);

/** Shows a failure: in the error dialog, there as a warning, or as error toasts, one per message of the server. */
export const sayFailure = (failure: Failure, look?: FailureLook): void => {
  if (typeof look === "function") return look(failure);
  // Only the server's message may be shown in a toast, which has no place for a hint.
  if (look === "toasts" && failure.hint === undefined) for (const message of failure.messages) toast.error(message);
  else showFailure(look === "warning" ? { ...failure, severity: "caution" } : failure);
};
