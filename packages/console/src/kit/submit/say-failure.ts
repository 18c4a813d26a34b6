import { toast } from "@backoffice/ui";
import type { Failure } from "./describe-failure.ts";
import { showFailure } from "./failure-store.ts";

/** How a failure is said where the documents want no error dialog (money §8). */
export type FailureLook = "warning" | "toasts";

/** What says nothing of what to do next is the server's own message, and may stand in a toast. */
const isOnlySaid = ({ hint }: Failure) => hint === undefined;

/** Says a failure: the error dialog in its warning look, or the server's messages as error toasts, one by one. */
export const SAY_FAILURE: Readonly<Record<FailureLook, (failure: Failure) => void>> = {
  warning: (failure) => showFailure({ ...failure, severity: "caution" }),
  toasts: (failure) => {
    if (!isOnlySaid(failure)) return showFailure(failure);
    for (const message of failure.messages) toast.error(message);
  },
};
