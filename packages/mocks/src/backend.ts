import { operations } from "@backoffice/api-client/contract";
import { Hono } from "hono";
import { createClock, type Clock } from "./db/times/clock.ts";
import type { Db } from "./db/db.ts";
import { REPORT_FILES, reportFile } from "./files/report-file.ts";
import { NetworkFailure } from "./faults/network-failure.ts";
import { takeFault } from "./faults/take-fault.ts";
import { wait } from "./faults/wait.ts";
import { withFault } from "./faults/with-fault.ts";
import { handlers as stateful } from "./handlers/index.ts";
import { answer } from "./request/answer.ts";
import { refused, toResponse } from "./request/envelope.ts";
import type { HandledId, Handlers, Operations } from "./request/handler.ts";
import { createHub, type Hub } from "./realtime/hub.ts";
import { pictureAt } from "./request/picture.ts";
import { readRequestSettings } from "./request/read/read-request-settings.ts";
import { readPayload } from "./request/read/read-payload.ts";
import { Refusal } from "./request/refusal.ts";
import type { ScenarioId } from "./scenarios/scenario.ts";
import { seededDb } from "./scenarios/seeded-db.ts";
import { accountOf } from "./session/accounts.ts";
import { logIn, logOut, redirectResponse, type Redirect } from "./session/auth-pages.ts";
import { createSettings, type MockSettings, type SettingsStore } from "./settings.ts";

/** The mock back end: answers the calls of the contract from its own tables. */
export type Backend = {
  /**
   * Answers a request of the contract as the real back end would. Throws a `NetworkFailure` when a fault breaks the
   * connection, and the signal's reason when the caller aborts.
   */
  fetch(request: Request): Promise<Response>;
  settings: SettingsStore;
  /** The open WebSocket connections; `realtime.send({ type: "new-debit" })` sends to them. */
  realtime: Hub;
  /** Seeds the tables of every scenario anew; the settings stay. */
  reset(): void;
  /** The tables of the scenario in the settings; changing them changes the answers. */
  readonly db: Db;
};

/**
 * - `clock`: the time that the back end uses; by default the real time
 * - `seed`: the same name gives the same data
 * - `scenario`, `settings`: the initial settings
 * - `handlers`: the stateful handlers; a call that has none is answered from the contract's example
 * - `cookies`: false where cookies cannot be read, as in a service worker: then signing in sets `settings.account`
 */
export type BackendOptions = {
  clock?: Clock;
  seed?: string;
  scenario?: ScenarioId;
  settings?: Partial<MockSettings>;
  handlers?: Partial<Handlers<HandledId>>;
  cookies?: boolean;
};

const HOUR_MS = 3_600_000;

const failed = (error: unknown): Response =>
  new Response(`The mock failed: ${error instanceof Error ? error.message : String(error)}`, {
    status: 500,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });

/** Creates a mock back end; its tables are seeded when they are first used. */
export const createBackend = (options: BackendOptions = {}): Backend => {
  const { clock = createClock(), seed = "backoffice", scenario, cookies = true, handlers = stateful } = options;
  const settings = createSettings({ ...(scenario && { scenario }), ...options.settings });
  const dbs = new Map<ScenarioId, Db>();
  /**
   * The time that tables are seeded for, in milliseconds since 1970; a reset within an hour keeps it (see `seededDb`).
   */
  let seedTime = clock.now();
  const dbOf = (id: ScenarioId): Db => {
    const db = dbs.get(id) ?? seededDb(id, seed, seedTime);
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
    const requestSettings = readRequestSettings(request.headers, settings.get());
    if (requestSettings instanceof Refusal) return toResponse(refused(requestSettings));
    const { account, scenario: id, latency, faults } = requestSettings;
    if (latency > 0) await wait(latency, request.signal);
    const carryOut = async () => {
      const parts = {
        key: request.headers.get("idempotency-key"),
        payload: await readPayload(request),
        url: new URL(request.url),
        path,
      };
      const answered = await answer(operation, {
        ...parts,
        handlers,
        account: accountOf(account),
        db: dbOf(id),
        clock,
      });
      return answered ? toResponse(answered) : new Response(null, { status: 401 });
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
  app.get(`${REPORT_FILES}:name`, ({ req }) => {
    const asked = readRequestSettings(req.raw.headers, settings.get());
    if (asked instanceof Refusal) return toResponse(refused(asked));
    const account = accountOf(asked.account);
    if (!account) return new Response(null, { status: 401 });
    const file = reportFile(dbOf(asked.scenario), account, clock.now(), req.param("name"));
    return file instanceof Refusal ? toResponse(refused(file)) : file;
  });
  app.get("/media/*", (context) => pictureAt(context.req.path));
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
      if (clock.now() - seedTime > HOUR_MS) seedTime = clock.now();
    },
    get db() {
      return dbOf(settings.get().scenario);
    },
  };
};
