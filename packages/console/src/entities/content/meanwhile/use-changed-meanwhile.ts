import { ApiError } from "@backoffice/api-client";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Writer } from "#kit/submit/writer.ts";

/** When something was saved last (ISO), and by whom; nothing where it never was. */
export type Saved = { updatedAt: string | null; updatedBy: string | null };

const CHANGED = "Somebody else saved this while you had it open. Nothing was saved yet.";

/** Whether a save was stopped for what somebody else saved: `ChangedMeanwhile` says so, and nothing else has to. */
export const isChangedMeanwhile = ({ message }: ApiError): boolean => message === CHANGED;

/**
 * Tells of what somebody else saves while it is edited. `again` is the query that reads it once more before it is saved
 * over: what the writer has not seen stops the save once, and `ChangedMeanwhile` in the form says what it is.
 */
export const useChangedMeanwhile = (record: Saved | undefined, again: object | undefined) => {
  const client = useQueryClient();
  const [stoppedBy, setStoppedBy] = useState<string | null>();
  const [own, setOwn] = useState<string | null>();
  const [reading, setReading] = useState(false);
  const now = record?.updatedAt;
  const isOld = async (): Promise<boolean> => {
    if (!again || !record) return false;
    // What cannot be read now is said by the save itself.
    const asked = { ...again, staleTime: 0 } as Parameters<QueryClient["query"]>[0];
    const fresh = (await client.query(asked).catch(() => undefined)) as Saved | undefined;
    if (!fresh || fresh.updatedAt === now || fresh.updatedAt === own) return false;
    setStoppedBy(fresh.updatedAt);
    return true;
  };
  return {
    record,
    /** When what stopped a save was saved. */
    stoppedBy,
    /** When it was saved from here: that is no news. */
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

export type Meanwhile = ReturnType<typeof useChangedMeanwhile>;
