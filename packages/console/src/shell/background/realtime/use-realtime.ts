import { getBadges } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { keepConnected } from "#kit/polling/keep-connected.ts";
import { checkSession } from "#kit/session/other-user.ts";
import { isPartner, useSession } from "#kit/session/session.ts";
import { newDebitText } from "./realtime-message.ts";
import { useRereadCounted } from "../use-follow-badges.ts";
import { usePageIdle } from "../use-when-page-idle.ts";

/** Milliseconds after which it connects without user activity. */
const LATEST = 10_000;

/**
 * Messages pushed by the server. Returns when the connection was lost, in milliseconds since 1970; polling goes on as
 * before (ruling 10).
 */
export const useRealtime = (): number | undefined => {
  const client = useQueryClient();
  const partner = isPartner(useSession());
  const rested = usePageIdle(LATEST);
  const rereadCounted = useRereadCounted();
  const [lost, setLost] = useState<number>();
  useEffect(() => {
    if (partner || !rested) return undefined;
    const onMessage = (data: unknown) => {
      const text = newDebitText(data);
      if (!text) return;
      toast.info(text, { persist: true });
      rereadCounted((badge) => badge === "debit", performance.now());
      void client.invalidateQueries({ queryKey: [getBadges.operation.id] });
    };
    return keepConnected({
      // Loaded with the first connection, long after the page.
      connect: async () => (await import("./realtime-connection.ts")).connectRealtime(client, onMessage),
      onChange: (connected) => {
        setLost(connected ? undefined : Date.now());
        // The whole server may be gone.
        if (!connected) void checkSession();
      },
    });
  }, [client, partner, rested, rereadCounted]);
  return lost;
};
