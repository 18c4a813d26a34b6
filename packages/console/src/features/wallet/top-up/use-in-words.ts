import type { components, SendGrant } from "@backoffice/api-client";
import { useCallback } from "react";
import type { Writer } from "#kit/submit/writer.ts";
import { inWords } from "./in-words.ts";

type Transaction = components["schemas"]["Transaction"];

/** A balance change: what was sent, and the transaction made, absent if the answer has none. */
export type TopUp<Body> = { sent: Body; tx: Transaction | undefined };

/**
 * A top-up write with documented error messages; its result is the transaction, and the input, which has the direction
 * of the change.
 */
export const useInWords = <Body extends object>({
  send,
  ...write
}: Writer<{ body: Body }, Transaction>): Writer<{ body: Body }, TopUp<Body>> => {
  const sendInWords = useCallback(
    async (input: { body: Body }, grant: SendGrant): Promise<TopUp<Body>> => {
      try {
        return { sent: input.body, tx: await send(input, grant) };
      } catch (error) {
        throw inWords(error);
      }
    },
    [send],
  );
  return { ...write, send: sendInWords };
};
