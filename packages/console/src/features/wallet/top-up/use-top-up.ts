import { useTopUpWallet, type Input, type topUpWallet } from "@backoffice/api-client";
import { useCallback } from "react";
import { inWords } from "./in-words.ts";

type TopUpInput = Input<typeof topUpWallet.operation>;

/** Changes a wallet; the answer is what was asked for, which says which way the balance went. */
export const useTopUp = () => {
  const { send, ...write } = useTopUpWallet();
  const topUp = useCallback(
    async (input: TopUpInput): Promise<TopUpInput["body"]> => {
      try {
        await send(input);
      } catch (error) {
        throw inWords(error);
      }
      return input.body;
    },
    [send],
  );
  return { ...write, send: topUp };
};
