import { validationErrors, replies } from "@backoffice/api-client/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Backend } from "../backend.ts";
import { callOperation } from "../testing/call-operation.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";
import { reads } from "../testing/reads.ts";
import { toRequest } from "../testing/to-request.ts";
import type { FaultId } from "./fault.ts";
import { faults } from "./faults.ts";
import { NetworkFailure } from "./network-failure.ts";

const body = { opId: "op-nordlys", key: "FAULTY", bankName: { en: "Faulty" }, order: 1, status: "ACTIVE" } as const;
const hasBank = ({ db }: Backend) => [...db.banks.values()].some((it) => it.key === "FAULTY");

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend();
});
afterEach(() => vi.useRealTimers());

const create = (fault: FaultId, headers: Record<string, string> = {}) =>
  backend.fetch(toRequest("createBank", { body }, { as: "admin", headers: { "x-mock-fault": fault, ...headers } }));

test.each([
  ["refused", 200, "application/json", /"success":false.*"messages":\["This cannot be done right now\."/, false],
  ["refused-silently", 200, "application/json", /"success":false.*"messages":\[\]/, false],
  ["401", 401, null, /^$/, false],
  ["403", 403, "application/json", /You do not have permission to do this\./, false],
  ["409", 409, "application/json", /Someone else has changed this/, false],
  ["500", 500, null, /^$/, false],
  ["503", 503, null, /^$/, false],
  ["html-200", 200, "text/html", /^<!doctype html>/, false],
  ["html-502", 502, "text/html", /502 Bad Gateway/, false],
  ["cut", 200, "application/json", /^\{"status":200,"success":true,.*[^}]$/, true],
  ["null", 200, "application/json", /^null$/, true],
  ["wrong-type", 200, "application/json", /"uuid":42/, true],
  ["empty", 200, "application/json", /"key":"FAULTY"/, true],
] as const)("fault %s: status, content type and body", async (fault, status, type, text, carriedOut) => {
  const response = await create(fault);
  expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
  expect(await response.text()).toMatch(text);
  expect(hasBank(backend)).toBe(carriedOut);
});

test.each([
  ["offline", false],
  ["lost", true],
] as const)("fault %s: connection breaks", async (fault, carriedOut) => {
  await expect(create(fault)).rejects.toThrow(NetworkFailure);
  expect(hasBank(backend)).toBe(carriedOut);
});

test("fault slow: answers correctly after two seconds", async () => {
  vi.useFakeTimers();
  const answered = vi.fn<(response: Response) => void>();
  const answer = create("slow").then(answered);
  await vi.advanceTimersByTimeAsync(1999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  // The answer is validated in a module that is loaded then, which no timer speeds up.
  await answer;
  expect(answered.mock.calls[0]![0].status).toBe(200);
});

test("fault timeout: no answer until the caller aborts", async () => {
  vi.useFakeTimers();
  const caller = new AbortController();
  const settled = vi.fn<() => void>();
  const headers = { "x-mock-fault": "timeout" };
  const answer = backend.fetch(toRequest("createBank", { body }, { as: "admin", headers, signal: caller.signal }));
  const watched = answer.catch(settled);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(settled).not.toHaveBeenCalled();
  caller.abort(new Error("given up"));
  await watched;
  await expect(answer).rejects.toThrow("given up");
  expect(hasBank(backend)).toBe(false);
});

test("faults: each one has a test", () => {
  const tested = [
    "refused",
    "refused-silently",
    "401",
    "403",
    "409",
    "500",
    "503",
    "html-200",
    "html-502",
    "cut",
    "null",
    "wrong-type",
    "empty",
    "offline",
    "lost",
    "slow",
    "timeout",
  ];
  expect(faults.map((it) => it.id).toSorted()).toEqual(tested.toSorted());
});

describe("fault wrong-type", () => {
  const tags = {
    listBanks: "banks",
    showBankAccount: "bank-accounts",
    getSession: "session",
    getRates: "shell",
    listMyOperators: "session",
    getBadges: "shell",
    searchPlayers: "players",
  } as const;
  test.each(Object.keys(tags) as (keyof typeof tags)[])("fault wrong-type: %s → violates the contract", async (id) => {
    const [input] = reads(backend.db)[id];
    const answer = await callOperation(backend, id, input as never, { headers: { "x-mock-fault": "wrong-type" } });
    expect(validationErrors((await replies[tags[id]]!())[id], answer)).not.toEqual([]);
  });
});

describe("fault rules", () => {
  const status = async (id: "getRates" | "listMenu") =>
    (await backend.fetch(toRequest(id, undefined, { as: "admin" }))).status;

  test("fault rule: one operation or all → applies to those", async () => {
    backend.settings.set({ faults: [{ operation: "getRates", fault: "500" }] });
    expect([await status("getRates"), await status("listMenu")]).toEqual([500, 200]);
    backend.settings.set({ faults: [{ operation: "*", fault: "503" }] });
    expect([await status("getRates"), await status("listMenu")]).toEqual([503, 503]);
  });

  test("fault rule with times: used up → removed", async () => {
    backend.settings.set({ faults: [{ operation: "*", fault: "500", times: 2 }] });
    expect([await status("getRates"), await status("listMenu")]).toEqual([500, 500]);
    expect(backend.settings.get().faults).toEqual([]);
    expect(await status("getRates")).toBe(200);
  });

  test("fault rule for all operations: sign-in is not affected", async () => {
    backend.settings.set({ faults: [{ operation: "*", fault: "500" }] });
    expect((await backend.fetch(new Request("http://localhost/api/auth/login"))).status).toBe(302);
  });

  test("x-mock-fault header: several rules → each applies to its operation", async () => {
    const headers = { "x-mock-fault": "500@listMenu, 503@getRates" };
    expect((await backend.fetch(toRequest("getRates", undefined, { as: "admin", headers }))).status).toBe(503);
    expect((await backend.fetch(toRequest("listMyOperators", undefined, { as: "admin", headers }))).status).toBe(200);
  });
});

test("latency setting: response is delayed by it", async () => {
  vi.useFakeTimers();
  backend.settings.set({ latency: 300 });
  const answered = vi.fn<() => void>();
  const answer = backend.fetch(toRequest("getRates", undefined, { as: "admin" })).then(answered);
  await vi.advanceTimersByTimeAsync(299);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledOnce();
});

test("fault lost: retry with the same key → first result, no second write", async () => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  await expect(create("lost", headers)).rejects.toThrow(NetworkFailure);
  const before = backend.db.banks.size;
  const answer = await callOperation(backend, "createBank", { body }, { as: "admin", headers });
  expect([answer.status, answer.data.key, backend.db.banks.size]).toEqual([200, "FAULTY", before]);
});
