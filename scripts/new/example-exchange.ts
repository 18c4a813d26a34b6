import type { ReadId } from "../../packages/api-client/src/contract.ts";
import { callOperation } from "../../packages/mocks/src/testing/call-operation.ts";
import { reads } from "../../packages/mocks/src/testing/reads.ts";
import { storyBackend } from "../../packages/console/src/testing/backend/story-backend.ts";
import type { ScenarioId } from "../../packages/mocks/src/index.ts";

/** An example input of a read and the response that a super admin's story gets. */
export type ExampleExchange = { input: { query?: object; body?: object }; data: unknown };

const backendIn = (scenario: ScenarioId) =>
  storyBackend({ at: "/", account: "super-admin", scenario, latency: 0, faults: [] });

/** Calls the mock server of a story in a scenario. `fixed` is merged into the usual input. */
export const exampleExchange = async (
  read: string,
  { scenario = "default", fixed = {} }: { scenario?: ScenarioId; fixed?: object | undefined } = {},
): Promise<ExampleExchange> => {
  const id = read as ReadId;
  // A read answered only from the contract's example has no usual input.
  const inputs = reads(backendIn("default").db) as Partial<Record<ReadId, readonly unknown[]>>;
  const usual = inputs[id]?.[0] as { query?: object; body?: object } | undefined;
  const input = { ...usual, ...(usual?.body && { body: { ...usual.body, ...fixed } }) };
  const { data } = await callOperation(backendIn(scenario), id, input as never);
  return { input, data };
};
