import { getBadges } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepConnected } from "#kit/polling/keep-connected.ts";
import { isPartner, useSession } from "#kit/session/session.ts";
import { newDebitText } from "./realtime-message.ts";
import { usePageRested } from "./use-while-page-rests.ts";

/** Without a sign of somebody the connection comes after this many milliseconds. */
const LATEST = 10_000;

/** Messages that the server sends by itself. Losing them is said once; the polling goes on as before (decisions 10). */
export const useRealtime = (): void => {
  const client = useQueryClient();
  const partner = isPartner(useSession());
  const rested = usePageRested(LATEST);
  useEffect(() => {
    if (partner || !rested) return undefined;
    const onMessage = (data: unknown) => {
      const text = newDebitText(data);
      if (!text) return;
      toast.info(text, { persist: true });
      void client.invalidateQueries({ queryKey: [getBadges.operation.id] });
    };
    return keepConnected({
      // The code comes with the first connection, long after the page.
      connect: async () => (await import("./realtime-connection.ts")).connectRealtime(client, onMessage),
      onChange: (connected) => {
        if (connected) toast.success("Live messages are back.");
        else toast.caution("Live messages are interrupted. The counts are still read every 10 seconds.");
      },
    });
  }, [client, partner, rested]);
};
