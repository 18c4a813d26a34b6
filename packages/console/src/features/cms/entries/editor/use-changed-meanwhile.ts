import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** When an entry was saved last (ISO), and by whom. */
export type Saved = { updatedAt: string; updatedBy: string };

/**
 * Tells of what somebody else saves while it is edited. `newer` is what they saved, while it has to be said; `isOld`
 * reads the entry once more before it is saved over, and answers whether there is something that the editor has not seen.
 */
export const useChangedMeanwhile = (record: Saved | undefined, isDirty: boolean, again: object | undefined) => {
  const client = useQueryClient();
  const [seen, setSeen] = useState(record?.updatedAt);
  const [stoppedBy, setStoppedBy] = useState<string>();
  const now = record?.updatedAt;
  // While nothing is typed the fields follow by themselves.
  if (!isDirty && now !== seen) setSeen(now);
  const isNewer = now !== undefined && seen !== undefined && Date.parse(now) > Date.parse(seen);
  return {
    newer: record && ((isDirty && isNewer) || stoppedBy === now) ? record : undefined,
    isOld: async (): Promise<boolean> => {
      if (!again || now === undefined) return false;
      // What cannot be read now is said by the save itself.
      const asked = { ...again, staleTime: 0 } as Parameters<QueryClient["query"]>[0];
      const fresh = (await client.query(asked).catch(() => undefined)) as Saved | undefined;
      if (!fresh || fresh.updatedAt === now) return false;
      setStoppedBy(fresh.updatedAt);
      return true;
    },
    /** It was saved from here: that is no news. */
    saved: (answer: Saved) => setSeen(answer.updatedAt),
  };
};
