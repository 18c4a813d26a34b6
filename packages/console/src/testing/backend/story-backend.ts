import { createBackend, createClock, type Backend } from "@backoffice/mocks";
import type { SetScene } from "#testing/scene.ts";

/** Noon of every story's day, in milliseconds since 1970: a story looks the same tomorrow. */
const NOON = Date.UTC(2026, 10, 20, 12);

/** The mock server of one story, its tables as the scene wants them. */
export const storyBackend = ({ account, scenario, latency, faults, arrange }: SetScene): Backend => {
  const backend = createBackend({
    clock: createClock(NOON),
    seed: "stories",
    cookies: false,
    settings: { account, scenario, latency, faults },
  });
  arrange?.(backend.db);
  return backend;
};
