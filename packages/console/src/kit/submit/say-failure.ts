import { toast } from "@backoffice/ui";
import type { Failure } from "./describe-failure.ts";
import { showFailure } from "./failure-store.ts";

/** How a failure is shown if the documents want no plain error dialog (money §8). */
export type FailureLook = "warning" | "toasts";

/** A failure without a hint is just the server's message, which may be shown in a toast. */
const isOnlySaid = ({ hint }: Failure) => hint === undefined;

/** Shows a failure: in the error dialog as a warning, or as error toasts, one per message of the server. */
export const SAY_FAILURE: Readonly<Record<FailureLook, (failure: Failure) => void>> = {
  warning: (failure) => showFailure({ ...failure, severity: "caution" }),
  toasts: (failure) => {
    if (!isOnlySaid(failure)) return showFailure(failure);
    for (const message of failure.messages) toast.error(message);
  },
};
