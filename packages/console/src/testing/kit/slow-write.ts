import { ApiError } from "@backoffice/api-client";
import { useMutation } from "@tanstack/react-query";
import type { Writer } from "#kit/submit/writer.ts";

/** The write that waits for its answer. */
let sent: PromiseWithResolvers<object> | undefined;

/** A write that is answered only by the test. */
export const useSlowWrite = (): Writer<object, object> => {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (_input: object) => (sent = Promise.withResolvers<object>()).promise,
  });
  return {
    operation: { id: "updateBank", effect: "write", permission: "signed_in" },
    send: (input) => mutateAsync(input),
    pending: isPending,
  };
};

/** A check on the server before the write, which the test answers too. */
let checked: PromiseWithResolvers<undefined> | undefined;
export const slowCheck = {
  begin: (): Promise<undefined> => (checked = Promise.withResolvers<undefined>()).promise,
  pass: (): void => checked?.resolve(undefined),
};

export const slowWrite = {
  isSent: (): boolean => sent !== undefined,
  forget: (): void => (sent = undefined),
  succeed: (): void => sent?.resolve({}),
  refuse: (message: string, fields?: object): void =>
    sent?.reject(
      new ApiError("Refused.", {
        kind: "refused",
        outcome: "rejected",
        status: 400,
        messages: [message],
        body: { error: { fields } },
      }),
    ),
};
