import { setupWorker } from "msw/browser";
import { createBackend, type Backend } from "../backend.ts";
import { forwardSocket } from "./browser-socket.ts";
import { countsLast } from "./counts-last.ts";
import { forgiveUpdate } from "./forgive-update.ts";
import { forward } from "./forward.ts";
import { hearSilence, orSilence } from "./silence.ts";
import { keepStored, readStored } from "./stored-settings.ts";
import { trustWorker } from "./trust-worker.ts";
import { workerUrl } from "./worker-url.ts";

export type { Backend } from "../backend.ts";
export type { Fault, FaultId, FaultRule } from "../faults/fault.ts";
export { faults } from "../faults/faults.ts";
export type { Scenario, ScenarioId } from "../scenarios/scenario.ts";
export { scenarios } from "../scenarios/scenarios.ts";
export { operationRights, ROLES, rolesWith } from "../session/rights.ts";
export { accounts, type Account } from "../session/accounts.ts";
export type { MockSettings, SettingsStore } from "../settings.ts";

/** A back end whose settings outlive the page. It sees no cookies: whoever signs in is kept in `settings.account`. */
const createStoredBackend = (): Backend => {
  const backend = createBackend({ cookies: false, settings: readStored() });
  keepStored(backend.settings);
  return backend;
};

/** A back end under this page, until it is stopped. */
export type RunningBackend = Backend & { stop(): Promise<void> };

/**
 * Puts the pretend back end under this page: a service worker hands it every request under `/api/`, other requests
 * pass. Resolves once requests are caught. Navigations are not: sign in and out with `backend.fetch`.
 */
export const startBrowser = async (
  backend: Backend = createStoredBackend(),
  { quiet = true }: { quiet?: boolean } = {},
): Promise<RunningBackend> => {
  trustWorker(workerUrl);
  forgiveUpdate();
  const answer = countsLast((request) => backend.fetch(request));
  const worker = setupWorker(
    forward({ fetch: (request) => orSilence(answer(request)) }),
    forwardSocket(backend.realtime),
  );
  await worker.start({ quiet, onUnhandledFrame: "bypass", serviceWorker: { url: workerUrl } });
  hearSilence();
  return Object.assign(backend, { stop: async () => worker.stop() });
};
