import type { SendGrant } from "@backoffice/api-client";
import { useCallback } from "react";
import type { Writer } from "#kit/submit/writer.ts";
import { firstMessage } from "./first-message.ts";

/** Wraps a write so that only its first error message is shown (money §8). */
export const useFirstMessage = <Input, Data>({ send, ...write }: Writer<Input, Data>): Writer<Input, Data> => {
  const sendAndSayOnce = useCallback(
    async (input: Input, grant: SendGrant): Promise<Data> => {
      try {
        return await send(input, grant);
      } catch (error) {
        throw firstMessage(error);
      }
    },
    [send],
  );
  return { ...write, send: sendAndSayOnce };
};
