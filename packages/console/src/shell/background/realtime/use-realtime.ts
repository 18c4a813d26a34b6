import { getBadges } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepConnected } from "#kit/polling/keep-connected.ts";
import { isPartner, useSession } from "#kit/session/session.ts";
import { newDebitText } from "./realtime-message.ts";
import { usePageIdle } from "../use-when-page-idle.ts";

/** Milliseconds after which it connects without user activity. */
const LATEST = 10_000;

/** Messages pushed by the server. A lost connection is reported once; polling goes on as before (ruling 10). */
export const useRealtime = (): void => {
  const client = useQueryClient();
  const partner = isPartner(useSession());
  const rested = usePageIdle(LATEST);
  useEffect(() => {
    if (partner || !rested) return undefined;
    const onMessage = (data: unknown) => {
      const text = newDebitText(data);
      if (!text) return;
      toast.info(text, { persist: true });
      void client.invalidateQueries({ queryKey: [getBadges.operation.id] });
    };
    let interrupted: number | undefined;
    return keepConnected({
      // Loaded with the first connection, long after the page.
      connect: async () => (await import("./realtime-connection.ts")).connectRealtime(client, onMessage),
      onChange: (connected) => {
        if (interrupted !== undefined) toast.dismiss(interrupted);
        interrupted = undefined;
        if (connected) toast.success("Live messages are back.");
        else interrupted = toast.caution("Live messages are interrupted. Counts still refresh every 10 seconds.");
      },
    });
  }, [client, partner, rested]);
};
