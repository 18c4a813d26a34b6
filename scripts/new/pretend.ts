import type { ReadId } from "../../packages/api-client/src/contract.ts";
import { ask } from "../../packages/mocks/src/testing/ask.ts";
import { reads } from "../../packages/mocks/src/testing/reads.ts";
import { storyBackend } from "../../packages/console/src/testing/backend/story-backend.ts";
import type { ScenarioId } from "../../packages/mocks/src/index.ts";

/** What a read is asked for example, and what a super admin's story is answered. */
export type Pretended = { input: { query?: object; body?: object }; data: unknown };

const backendIn = (scenario: ScenarioId) =>
  storyBackend({ at: "/", account: "super-admin", scenario, latency: 0, faults: [] });

/** Asks the mock server of a story, in a state of the world; `fixed` is said beside what a read is asked usually. */
export const pretend = async (
  read: string,
  { scenario = "default", fixed = {} }: { scenario?: ScenarioId; fixed?: object | undefined } = {},
): Promise<Pretended> => {
  const id = read as ReadId;
  // A read that only the contract's example answers is asked in no usual way.
  const inputs = reads(backendIn("default").db) as Partial<Record<ReadId, readonly unknown[]>>;
  const usual = inputs[id]?.[0] as { query?: object; body?: object } | undefined;
  const input = { ...usual, ...(usual?.body && { body: { ...usual.body, ...fixed } }) };
  const { data } = await ask(backendIn(scenario), id, input as never);
  return { input, data };
};
