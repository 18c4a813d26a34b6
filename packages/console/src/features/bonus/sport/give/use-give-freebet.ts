import { useGiveSportFreebet, type giveSportFreebet, type Input, type SendGrant } from "@backoffice/api-client";
import { useCallback } from "react";
import { freebetRefusal } from "./freebet-refusal.ts";

type GiveInput = Input<typeof giveSportFreebet.operation>;

/** Gives a freebet to a player; error items in the response count as a refusal (shell §7). */
export const useGiveFreebet = () => {
  const { send, ...write } = useGiveSportFreebet();
  const give = useCallback(
    async (input: GiveInput, grant: SendGrant) => {
      const answer = await send(input, grant);
      const refusal = freebetRefusal(answer?.errorItems);
      if (refusal) throw refusal;
      return answer;
    },
    [send],
  );
  return { ...write, send: give };
};
