import type { WriteId } from "../../../packages/api-client/src/contract.ts";
import { storyBackend } from "../../../packages/console/src/testing/backend/story-backend.ts";
import { callOperation } from "../../../packages/mocks/src/testing/call-operation.ts";
import { writes } from "../../../packages/mocks/src/testing/writes.ts";
import type { WriteField } from "./call-of.ts";

const backend = () => storyBackend({ at: "/", account: "super-admin", scenario: "default", latency: 0, faults: [] });

/** The input of a call. */
export type Sent = { path?: object; query?: object; body?: object };

/** An example input of a write, for the data of a story. */
export const exampleOf = (id: string): Sent => {
  const { db } = backend();
  try {
    return writes[id as WriteId](db);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `packages/mocks/src/testing/cases returns no input of ${id} for the tables of a story: ${why}.
Add \`${id}: (db) => ({ body: … })\` there and run pnpm generate, or write the panel by hand.`,
      { cause },
    );
  }
};

/** The title of an operator or brand in the mock server. */
export const operatorTitle = (opId: string): string => backend().db.operators.get(opId)?.title ?? opId;

/** The code of a player in the mock server, by which a field finds the player. */
export const playerCode = (playerId: string): string => backend().db.players.get(playerId)?.playerCode ?? playerId;

/** The value of a field in an input. */
export const valueIn = (sent: Sent, { in: place, inside, name }: WriteField): unknown => {
  const part = sent[place] as Record<string, unknown> | undefined;
  return (inside === undefined ? part : (part?.[inside] as Record<string, unknown> | undefined))?.[name];
};

/** Whether the mock server of a story accepts the write. */
export const isCarriedOut = async (id: string, sent: Sent): Promise<boolean> => {
  try {
    const { success } = await callOperation(backend(), id as WriteId, sent as never);
    return success;
  } catch {
    return false;
  }
};
