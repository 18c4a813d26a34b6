import {
  ApiError,
  useGiveSportFreebet,
  type giveSportFreebet,
  type Input,
  type SendGrant,
} from "@backoffice/api-client";
import { useCallback } from "react";
import { freebetRefusal } from "./freebet-refusal.ts";

type GiveInput = Input<typeof giveSportFreebet.operation>;

/** Gives a freebet to a player; error items in any answer are said in the documented words (shell §7). */
export const useGiveFreebet = () => {
  const { send, ...write } = useGiveSportFreebet();
  const give = useCallback(
    async (input: GiveInput, grant: SendGrant) => {
      const answer = await send(input, grant).catch((error: unknown) => {
        throw (error instanceof ApiError && freebetRefusal(error.body, error)) || error;
      });
      const refusal = freebetRefusal(answer);
      if (refusal) throw refusal;
      return answer;
    },
    [send],
  );
  return { ...write, send: give };
};
