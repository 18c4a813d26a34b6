import { createBackend, createClock, type Backend } from "@backoffice/mocks";
import type { Contract } from "../contract/contract.ts";
import { runLive } from "../live/run-live.ts";
import type { Exchange } from "../traffic/exchange.ts";
import type { HarEntry } from "../traffic/har-entry.ts";

/** The pretended origin of the recorded exchanges. */
const SITE = "https://staging.example";

const NOON = Date.UTC(2026, 10, 20, 12);

const headersOf = (headers: Exchange["reply"]["headers"]) =>
  [...headers].flatMap(([name, values]) => values.map((value) => ({ name, value })));

/** An exchange as exported by a browser's network panel. */
const toEntry = ({ method, url, request, reply }: Exchange): HarEntry => ({
  request: {
    method,
    url: url.href,
    headers: headersOf(request.headers),
    ...(request.body.kind === "text" && { postData: { mimeType: request.body.type, text: request.body.text } }),
  },
  response: {
    status: reply.status,
    headers: headersOf(reply.headers),
    content:
      reply.body.kind === "text"
        ? { size: reply.body.text.length, mimeType: reply.body.type, text: reply.body.text }
        : { size: 0, mimeType: "x-unknown" },
  },
});

/** A mock server with full tables and a stopped clock. */
const quietBackend = (): Backend => createBackend({ clock: createClock(NOON) });

/** The operations with seeded defects. Other areas must not affect these tests. */
const BASE = new Set(
  (
    "login getSession listMyOperators checkMe getMyOperator showOperator listMenu getBadges getRates listNotifications " +
    "listTooltips listBanks showBank createBank updateBank deleteBank listBankAccounts showBankAccount " +
    "reviewBankAccount getPlayer searchPlayers"
  ).split(" "),
);

/** Calls the first operations of the contract once on the mock server. Returns HAR entries by operation. */
export const recordBase = async (contract: Contract): Promise<Map<string, HarEntry>> => {
  const backend = quietBackend();
  const some = { ...contract, operations: contract.operations.filter((it) => BASE.has(it.id)) };
  const { exchanges, findings } = await runLive(some, {
    base: SITE,
    cookie: "appSession=super-admin",
    timeout: 10_000,
    rate: 1000,
    writes: true,
    fetch: (request) => backend.fetch(request),
  });
  const drift = findings.filter((it) => it.severity === "error" && !/cookie|header/.test(it.rule));
  if (drift.length > 0) throw new Error(`The base is not clean: ${JSON.stringify(drift[0])}`);
  return new Map(exchanges.map((it) => [it.seen, toEntry(it)]));
};
