import type { SendOptions } from "@backoffice/api-client";
import { useCallback } from "react";
import type { Writer } from "#kit/submit/writer.ts";
import { inWords } from "./in-words.ts";

/** A top-up write with documented error messages; its result is the input, which has the direction of the change. */
export const useInWords = <Body extends object>({
  send,
  ...write
}: Writer<{ body: Body }>): Writer<{ body: Body }, Body> => {
  const sendInWords = useCallback(
    async (input: { body: Body }, options?: SendOptions): Promise<Body> => {
      try {
        await send(input, options);
      } catch (error) {
        throw inWords(error);
      }
      return input.body;
    },
    [send],
  );
  return { ...write, send: sendInWords };
};
