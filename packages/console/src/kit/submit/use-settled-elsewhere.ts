import { refreshAfter } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SendingForm } from "./unknown-outcomes.ts";

/**
 * Rereads the record of a locked form before it is unlocked: once the outcome was found, here or in another form or tab,
 * the record may have another state. `isKept`: a write about the record with an unknown outcome is stored.
 */
export const useSettledElsewhere = (form: SendingForm, isKept: boolean, unlock: () => void) => {
  const client = useQueryClient();
  const wasKept = useRef(false);
  /** The form decides about another record once its values have changed. */
  const last = useRef(form);
  const [state, setState] = useState<"pending" | "done">();
  const reread = useLatestCallback(async () => {
    setState("pending");
    await refreshAfter(client, { id: form.operation });
    unlock();
    setState("done");
  });
  useEffect(() => {
    if (last.current === form && wasKept.current && !isKept) void reread();
    last.current = form;
    wasKept.current = isKept;
  }, [form, isKept, reread]);
  return {
    pending: state === "pending",
    done: state === "done",
    /** Whether somebody else can settle it: not while this form waits for its answer, which settles it too. */
    expect: (settledElsewhere: boolean) => {
      wasKept.current = settledElsewhere;
      setState(undefined);
    },
  };
};
