import type { WriteId } from "../../../packages/api-client/src/contract.ts";
import { storyBackend } from "../../../packages/console/src/testing/backend/story-backend.ts";
import { ask } from "../../../packages/mocks/src/testing/ask.ts";
import { writes } from "../../../packages/mocks/src/testing/writes.ts";
import type { WriteField } from "./call-of.ts";

const backend = () => storyBackend({ at: "/", account: "super-admin", scenario: "default", latency: 0, faults: [] });

/** The parts of a call. */
export type Sent = { path?: object; query?: object; body?: object };

/** What a write is sent for example, on the tables of a story. */
export const exampleOf = (id: string): Sent => {
  const { db } = backend();
  try {
    return writes[id as WriteId](db);
  } catch (cause) {
    throw new Error(`The mock server of a story has nothing to try ${id} on: write its panel by hand.`, { cause });
  }
};

/** What an operator or brand is called in the mock server. */
export const operatorTitle = (opId: string): string => backend().db.operators.get(opId)?.title ?? opId;

/** The code of a player in the mock server, which finds the player in a field. */
export const playerCode = (playerId: string): string => backend().db.players.get(playerId)?.playerCode ?? playerId;

/** The value of a field in what is sent. */
export const valueIn = (sent: Sent, { in: place, inside, name }: WriteField): unknown => {
  const part = sent[place] as Record<string, unknown> | undefined;
  return (inside === undefined ? part : (part?.[inside] as Record<string, unknown> | undefined))?.[name];
};

/** Whether the mock server of a story carries it out. */
export const isCarriedOut = async (id: string, sent: Sent): Promise<boolean> => {
  try {
    const { success } = await ask(backend(), id as WriteId, sent as never);
    return success;
  } catch {
    return false;
  }
};
