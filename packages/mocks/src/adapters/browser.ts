import { setupWorker } from "msw/browser";
import { createBackend, type Backend } from "../backend.ts";
import { forwardSocket } from "./browser-socket.ts";
import { deferCounts } from "./defer-counts.ts";
import { ignoreUpdateFailure } from "./ignore-update-failure.ts";
import { forward, pictures } from "./forward.ts";
import { keepUnansweredPending, orUnanswered } from "./unanswered.ts";
import { persistSettings, readStoredSettings } from "./stored-settings.ts";
import { trustWorker } from "./trust-worker.ts";
import { workerUrl } from "./worker-url.ts";

export type { Backend } from "../backend.ts";
export type { Fault, FaultId, FaultRule } from "../faults/fault.ts";
export { faults } from "../faults/faults.ts";
export type { Scenario, ScenarioId } from "../scenarios/scenario.ts";
export { scenarios } from "../scenarios/scenarios.ts";
export { operationRights, ROLES, rolesWith } from "../session/rights.ts";
export { answeredFromExamples } from "../handlers/answered-from-examples.ts";
export { accounts, type Account } from "../session/accounts.ts";
export type { MockSettings, SettingsStore } from "../settings.ts";

/**
 * A back end that keeps its settings in `localStorage`. It sees no cookies: the signed-in account is in
 * `settings.account`.
 */
const createStoredBackend = (): Backend => {
  const backend = createBackend({ cookies: false, settings: readStoredSettings() });
  persistSettings(backend.settings);
  return backend;
};

/** A back end that answers the requests of this page until `stop` is called. */
export type RunningBackend = Backend & { stop(): Promise<void> };

/**
 * Starts a service worker (MSW) that passes every request of this page under `/api/` to the back end, and draws its pictures; other requests go
 * to the network. Resolves when requests are intercepted. Navigations are not intercepted: sign in and out with
 * `backend.fetch`.
 */
export const startBrowser = async (
  backend: Backend = createStoredBackend(),
  { quiet = true }: { quiet?: boolean } = {},
): Promise<RunningBackend> => {
  trustWorker(workerUrl);
  ignoreUpdateFailure();
  const answer = deferCounts((request) => backend.fetch(request));
  const worker = setupWorker(
    forward({ fetch: (request) => orUnanswered(answer(request)) }),
    pictures,
    forwardSocket(backend.realtime),
  );
  await worker.start({ quiet, onUnhandledFrame: "bypass", serviceWorker: { url: workerUrl } });
  keepUnansweredPending();
  return Object.assign(backend, { stop: async () => worker.stop() });
};
