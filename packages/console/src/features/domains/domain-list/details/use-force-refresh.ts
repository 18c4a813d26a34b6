import { listDomains, type ApiError } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

type One = { opId: string; domainName: string };

/** Refreshes a domain from Cloudflare and Front Door, and the lists that show it (content §2, §7). */
export const useForceRefresh = () => {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const refresh = async (one: One) => {
    setPending(true);
    try {
      const answer = await client.query({
        ...listDomains.options({ query: { ...one, isForceFetch: true } }),
        staleTime: 0,
      } as never);
      client.setQueryData(listDomains.options({ query: one }).queryKey, answer as never);
      await client.invalidateQueries({ queryKey: [listDomains.operation.id] });
      toast.success("Refreshed from Cloudflare and Front Door.");
    } catch (error) {
      const { messages, message } = error as ApiError;
      toast.error(messages?.[0] ?? message);
    } finally {
      setPending(false);
    }
  };
  return { refresh, pending };
};
