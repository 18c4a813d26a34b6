import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reviewBankAccount } from "./generated/bank-accounts.ts";
import { keyOf } from "./keys.ts";
import { failureOf } from "./testing/failure-of.ts";
import { ok, refusal, stubFetch } from "./testing/stub-fetch.ts";
import { configureApi } from "./wire.ts";
import { grantSending } from "./write.ts";
import { writeMany } from "./write-many.ts";

beforeEach(() => configureApi({ origin: "http://api.test" }));
afterEach(() => void vi.unstubAllGlobals());

const { operation } = reviewBankAccount;
const rejection = (uuid: string) => ({
  body: { uuid, actionType: "reject", playerNote: "Not yours.", playerCode: "P1" } as const,
});
const GRANT = grantSending({});
const keysOf = (requests: Request[]) => requests.map((one) => one.headers.get("Idempotency-Key"));

it("many writes: each row → one request with a key of its own", async () => {
  const requests = stubFetch(() => ok({}));
  const { send } = writeMany(new QueryClient());
  await Promise.all(["a", "b", "c"].map((uuid) => send(operation, rejection(uuid), GRANT)));
  expect(new Set(keysOf(requests)).size).toBe(3);
});

it("many writes: unknown outcome, sent again → the same key; refused, sent again → another key", async () => {
  const answers = [() => new Response("", { status: 502 }), () => refusal("No."), () => ok({})];
  const requests = stubFetch(() => answers.shift()!());
  const { send } = writeMany(new QueryClient());
  const error = await failureOf(() => send(operation, rejection("a"), GRANT));
  await failureOf(() => send(operation, rejection("a"), GRANT));
  await send(operation, rejection("a"), GRANT);
  const [first, second, third] = keysOf(requests);
  expect([error.outcome, error.idempotencyKey]).toEqual(["unknown", first]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it("many writes: refreshed after three rows → stale read is refetched once, unrelated read is not", async () => {
  stubFetch(() => ok({}));
  const queryClient = new QueryClient();
  const watch = (id: "listBankAccounts" | "listBanks") => {
    const queryFn = vi.fn(() => Promise.resolve({}));
    new QueryObserver(queryClient, { queryKey: keyOf(id, {}), queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
    );
    return queryFn;
  };
  const [accounts, banks] = [watch("listBankAccounts"), watch("listBanks")];
  await vi.waitFor(() => expect(banks).toHaveBeenCalledOnce());
  const { send, refresh } = writeMany(queryClient);
  for (const uuid of ["a", "b", "c"]) await send(operation, rejection(uuid), GRANT);
  expect(accounts).toHaveBeenCalledOnce();
  await refresh();
  await refresh();
  expect([accounts.mock.calls.length, banks.mock.calls.length]).toEqual([2, 1]);
});
