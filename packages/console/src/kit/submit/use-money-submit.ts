import { ApiError } from "@backoffice/api-client";
import { useCallback, useState } from "react";
import { useSubmit } from "./use-submit.ts";

/** Said by the button once nobody can tell what became of what was sent. */
const UNKNOWN = "It is not known whether this was carried out. Close this and look before you do it again.";

/**
 * {@link useSubmit} for what moves money: after an unknown outcome (no answer, none in time, none that can be read)
 * `reason` says why it cannot be sent again from here (decisions 15).
 */
export const useMoneySubmit = <Input, Data>(
  { send, pending }: { send: (input: Input) => Promise<Data>; pending: boolean },
  options: Parameters<typeof useSubmit>[1],
): { submit: (input: Input) => Promise<boolean>; pending: boolean; reason: string | undefined } => {
  const [unknown, setUnknown] = useState(false);
  const sendAndLook = useCallback(
    async (input: Input) => {
      try {
        return await send(input);
      } catch (error) {
        if (error instanceof ApiError && error.outcome === "unknown") setUnknown(true);
        throw error;
      }
    },
    [send],
  );
  return { ...useSubmit({ send: sendAndLook, pending }, options), reason: unknown ? UNKNOWN : undefined };
};
