import { ApiError } from "@backoffice/api-client";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isForTheWrite } from "#kit/edits/is-for-the-write.ts";
import type { Writer } from "#kit/submit/writer.ts";

/** Time (ISO) and author of the last save; null if it was never saved. */
export type Saved = { updatedAt: string | null; updatedBy: string | null };

const CHANGED = "Another user saved this record while you had it open. Your changes are not saved yet.";

/** Whether a save was stopped by another user's change, which `VersionConflictNotice` reports itself. */
export const isVersionConflict = ({ message }: ApiError): boolean => message === CHANGED;

/**
 * Detects changes that another user saves during editing. `again` is the query that refetches the record before a save:
 * an unseen change stops the save once, and `VersionConflictNotice` in the form shows it.
 */
export const useVersionConflict = (record: Saved | undefined, again: object | undefined) => {
  const client = useQueryClient();
  const [stoppedBy, setStoppedBy] = useState<string | null>();
  const [own, setOwn] = useState<string | null>();
  const [reading, setReading] = useState(false);
  const now = record?.updatedAt;
  const isOld = async (): Promise<boolean> => {
    if (!again || !record) return false;
    const readOptions = { ...again, staleTime: 0 } as Parameters<QueryClient["query"]>[0];
    const fresh = (await client.query(readOptions).catch((error: unknown) => {
      if (!isForTheWrite(error)) throw error;
    })) as Saved | undefined;
    if (!fresh || fresh.updatedAt === now || fresh.updatedAt === own) return false;
    setStoppedBy(fresh.updatedAt);
    return true;
  };
  return {
    record,
    /** Time of the change that stopped a save. */
    stoppedBy,
    /** Time of the own save, which needs no notice. */
    own,
    forget: () => setStoppedBy(undefined),
    guards: <Input, Data extends Saved>({ operation, send, pending }: Writer<Input, Data>): Writer<Input, Data> => ({
      operation,
      pending: pending || reading,
      send: async (input, options) => {
        setReading(true);
        const stops = await isOld().finally(() => setReading(false));
        if (stops) throw new ApiError(CHANGED, { kind: "refused", outcome: "rejected", messages: [CHANGED] });
        const answer = await send(input, options);
        setOwn(answer.updatedAt);
        return answer;
      },
    }),
  };
};

export type VersionConflict = ReturnType<typeof useVersionConflict>;
