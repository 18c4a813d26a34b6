import type { ReadId } from "../../packages/api-client/src/contract.ts";
import { ask } from "../../packages/mocks/src/testing/ask.ts";
import { reads } from "../../packages/mocks/src/testing/reads.ts";
import { storyBackend } from "../../packages/console/src/testing/story-backend.ts";
import type { ScenarioId } from "../../packages/mocks/src/index.ts";

/** What a read is asked for example, and what a super admin's story is answered. */
export type Pretended = { input: { query?: object; body?: object }; data: unknown };

/** Asks the pretend back end of a story, in a state of the world. */
export const pretend = async (read: string, scenario: ScenarioId = "default"): Promise<Pretended> => {
  const backend = storyBackend({ at: "/", account: "super-admin", scenario, latency: 0, faults: [] });
  const id = read as ReadId;
  const input = reads(
    storyBackend({ at: "/", account: "super-admin", scenario: "default", latency: 0, faults: [] }).db,
  )[id][0];
  const { data } = await ask(backend, id, input as never);
  return { input: input ?? {}, data };
};
