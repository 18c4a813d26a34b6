import { operations } from "@backoffice/api-client/contract";
import { Hono } from "hono";
import { createClock, type Clock } from "./db/clock.ts";
import type { Db } from "./db/db.ts";
import { NetworkFailure } from "./faults/network-failure.ts";
import { takeFault } from "./faults/take-fault.ts";
import { wait } from "./faults/wait.ts";
import { withFault } from "./faults/with-fault.ts";
import { answer } from "./request/answer.ts";
import { refused, toResponse } from "./request/envelope.ts";
import type { HandledId, Operations } from "./request/handler.ts";
import { createHub, type Hub } from "./realtime/hub.ts";
import { readCircumstances } from "./request/read-circumstances.ts";
import { readPayload } from "./request/read-payload.ts";
import { Refusal } from "./request/refusal.ts";
import type { ScenarioId } from "./scenarios/scenario.ts";
import { seededDb } from "./scenarios/seeded-db.ts";
import { accountOf } from "./session/accounts.ts";
import { logIn, logOut, redirectResponse, type Redirect } from "./session/auth-pages.ts";
import { createSettings, type MockSettings, type SettingsStore } from "./settings.ts";

/** A pretend back end. */
export type Backend = {
  /**
   * Answers a request of the contract as the real back end would. Fails with a `NetworkFailure` when a fault breaks
   * the connection, and with the signal's reason when the caller gives up.
   */
  fetch(request: Request): Promise<Response>;
  settings: SettingsStore;
  /** Those who listen for messages; `realtime.send({ type: "new-debit" })` reaches them. */
  realtime: Hub;
  /** Puts every scenario's tables back to their seed; the settings stay. */
  reset(): void;
  /** The tables of the scenario that the settings name; whoever holds them may change them. */
  readonly db: Db;
};

/**
 * - `clock`: the time it goes by; the real one unless given
 * - `seed`: the same name gives the same data
 * - `scenario`, `settings`: what it starts with
 * - `cookies`: false where nobody can see cookies, as in a browser: then signing in changes `settings.account`
 */
export type BackendOptions = {
  clock?: Clock;
  seed?: string;
  scenario?: ScenarioId;
  settings?: Partial<MockSettings>;
  cookies?: boolean;
};

/** In milliseconds. */
const AN_HOUR = 3_600_000;

const failed = (error: unknown): Response =>
  new Response(`The mock failed: ${error instanceof Error ? error.message : String(error)}`, {
    status: 500,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });

/** Makes a pretend back end; its tables are filled when they are first needed. */
export const createBackend = (options: BackendOptions = {}): Backend => {
  const { clock = createClock(), seed = "backoffice", scenario, cookies = true } = options;
  const settings = createSettings({ ...(scenario && { scenario }), ...options.settings });
  const dbs = new Map<ScenarioId, Db>();
  /** The moment that the tables are seeded for; they are seeded faster for the same one. */
  let today = clock.now();
  const dbOf = (id: ScenarioId): Db => {
    const db = dbs.get(id) ?? seededDb(id, seed, today);
    dbs.set(id, db);
    return db;
  };

  const redirect = (to: Redirect | Refusal): Response => {
    if (to instanceof Refusal) return toResponse(refused(to));
    if (!cookies) settings.set({ account: to.account });
    return redirectResponse(to);
  };

  const handle = async (
    operation: Operations[HandledId],
    request: Request,
    path: Record<string, string>,
  ): Promise<Response> => {
    const circumstances = readCircumstances(request.headers, settings.get());
    if (circumstances instanceof Refusal) return toResponse(refused(circumstances));
    const { who, scenario: id, latency, faults } = circumstances;
    if (latency > 0) await wait(latency, request.signal);
    const carryOut = async () => {
      const asked = {
        key: request.headers.get("idempotency-key"),
        payload: await readPayload(request),
        url: new URL(request.url),
        path,
      };
      const given = await answer(operation, { ...asked, account: accountOf(who), db: dbOf(id), clock });
      return given ? toResponse(given) : new Response(null, { status: 401 });
    };
    const fault = takeFault(faults, operation.id, settings);
    return fault ? withFault(fault, request.signal, carryOut) : carryOut();
  };

  const app = new Hono();
  for (const operation of Object.values(operations)) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(operation.method.toUpperCase(), path, (context) => {
      const { raw } = context.req;
      if (operation.id === "login") return redirect(logIn(new URL(raw.url).searchParams));
      if (operation.id === "logout") return redirect(logOut());
      return handle(operation, raw, context.req.param());
    });
  }
  app.notFound(() => toResponse(refused(new Refusal(404, "There is nothing at this address."))));
  app.onError((error, context) => {
    if (error instanceof NetworkFailure || context.req.raw.signal.aborted) throw error;
    return failed(error);
  });

  return {
    fetch: async (request) => app.fetch(request),
    settings,
    realtime: createHub(),
    reset: () => {
      dbs.clear();
      if (clock.now() - today > AN_HOUR) today = clock.now();
    },
    get db() {
      return dbOf(settings.get().scenario);
    },
  };
};
