import { onlineManager } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { effects } from "./effects.ts";
import { useCreateBank, useDeleteBank, useListBanks, useShowBank, useUpdateBank } from "./generated/banks.ts";
import { useReviewBankAccount } from "./generated/bank-accounts.ts";
import { useChangeKyc } from "./generated/kyc.ts";
import { operations } from "./generated/operations.ts";
import { keyOf } from "./keys.ts";
import { bank } from "./testing/bank.ts";
import { failureOf } from "./testing/failure-of.ts";
import { inQueryClient } from "./testing/in-query-client.tsx";
import { ok, refusal, stubFetch } from "./testing/stub-fetch.ts";
import { configureApi } from "./wire.ts";

const { uuid: _, ...body } = bank;
const reads = Object.values(operations)
  .filter((one) => one.effect === "read")
  .map((one) => one.id as keyof typeof operations);
const keysOf = (requests: Request[]) => requests.map((one) => one.headers.get("Idempotency-Key"));
const setOnline = (onLine: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);

/** Renders the hook with every read of the contract in the cache; `stale` lists the reads that are no longer fresh. */
const mount = <H,>(hook: () => H) => {
  const { queryClient, wrapper } = inQueryClient();
  for (const id of reads) queryClient.setQueryData(keyOf(id as never, { body: { page: 1 } }), {});
  const stale = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter((one) => one.state.isInvalidated)
      .map((one) => String(one.queryKey[0]));
  return { ...renderHook(hook, { wrapper }), queryClient, stale };
};
const failing = (call: () => Promise<unknown>) => act(() => failureOf(call));

beforeEach(() => configureApi({ origin: "http://api.test" }));
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("write: sending", () => {
  it("write: twice in one tick → one request, both get the response", async () => {
    const requests = stubFetch(() => ok(bank));
    const { result } = mount(useCreateBank);
    const answers = await act(() => Promise.all([result.current.send({ body }), result.current.send({ body })]));
    expect(answers).toEqual([bank, bank]);
    expect(requests).toHaveLength(1);
  });

  it("write: twice in one tick, refused → one request, both get the error", async () => {
    const requests = stubFetch(() => refusal("Taken."));
    const { result } = mount(useCreateBank);
    const errors = await act(() =>
      Promise.all([failureOf(() => result.current.send({ body })), failureOf(() => result.current.send({ body }))]),
    );
    expect(errors.map((one) => one.message)).toEqual(["Taken.", "Taken."]);
    expect(requests).toHaveLength(1);
  });

  it("write: other input meanwhile → separate request and response", async () => {
    const requests = stubFetch(async (request) => ok({ ...bank, order: (await request.json()).order }));
    const { result } = mount(useCreateBank);
    const send = (order: number) => result.current.send({ body: { ...body, order } });
    const answers = await act(() => Promise.all([send(1), send(2), send(1)]));
    expect(answers.map((one) => one.order)).toEqual([1, 2, 1]);
    expect(requests).toHaveLength(2);
  });

  it("write: again after the response → second request", async () => {
    const requests = stubFetch(() => ok(bank));
    const { result } = mount(useCreateBank);
    await act(() => result.current.send({ body }));
    await act(() => result.current.send({ body }));
    expect(requests).toHaveLength(2);
  });

  it("write: response outstanding → pending", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    stubFetch(() => promise);
    const { result } = mount(useCreateBank);
    expect(result.current.pending).toBe(false);
    let answer: Promise<unknown> | undefined;
    act(() => void (answer = result.current.send({ body })));
    await waitFor(() => expect(result.current.pending).toBe(true));
    resolve(ok(bank));
    expect(await answer).toEqual(bank);
    await waitFor(() => expect(result.current.pending).toBe(false));
  });

  it("write: two requests → pending until the last response", async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    let requestCount = 0;
    stubFetch(() => answers[requestCount++]!.promise);
    const { result } = mount(useCreateBank);
    let first: Promise<unknown> | undefined;
    let second: Promise<unknown> | undefined;
    act(() => {
      first = result.current.send({ body });
      second = result.current.send({ body: { ...body, order: 11 } });
    });
    answers[1]!.resolve(ok(bank));
    await act(() => second);
    expect(result.current.pending).toBe(true);
    answers[0]!.resolve(ok(bank));
    await act(() => first);
    expect(result.current.pending).toBe(false);
  });

  it("write: same input from another component meanwhile → same request", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const requests = stubFetch(() => promise);
    const { result } = mount(() => [useCreateBank(), useCreateBank()] as const);
    const both = act(() => Promise.all(result.current.map((one) => one.send({ body }))));
    resolve(ok(bank));
    expect(await both).toEqual([bank, bank]);
    expect(requests).toHaveLength(1);
  });

  it.each([500, 503])("write: status %i → no retry", async (status) => {
    const requests = stubFetch(() => new Response(null, { status }));
    const { result } = mount(useCreateBank);
    expect(await failing(() => result.current.send({ body }))).toMatchObject({
      kind: "http",
      outcome: "unknown",
      status,
    });
    expect(requests).toHaveLength(1);
  });

  it("write: offline → fails at once, not sent later", async () => {
    setOnline(false);
    const requests = stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
    const { result, stale } = mount(useCreateBank);
    act(() => void globalThis.dispatchEvent(new Event("offline")));
    expect(onlineManager.isOnline()).toBe(false);
    expect(await failing(() => result.current.send({ body }))).toMatchObject({ kind: "network", outcome: "not-sent" });
    expect([result.current.pending, requests.length, stale()]).toEqual([false, 0, []]);
    setOnline(true);
    await act(async () => void globalThis.dispatchEvent(new Event("online")));
    expect(requests).toHaveLength(0);
  });
});

describe("write: Idempotency-Key", () => {
  const other = { body: { ...body, order: 11 } };
  const uncertain = () => new Response(null, { status: 503 });

  it("Idempotency-Key: unknown outcome → same key until a definite response", async () => {
    const answers = [uncertain(), Response.error(), ok(bank), ok(bank)];
    const requests = stubFetch(() => {
      const answer = answers.shift()!;
      return answer.type === "error" ? Promise.reject(new TypeError("Failed to fetch")) : answer;
    });
    const { result } = mount(useCreateBank);
    await failing(() => result.current.send({ body }));
    await failing(() => result.current.send({ body: { ...body } }));
    await act(() => result.current.send({ body }));
    await act(() => result.current.send({ body }));
    const [first, second, third, fourth] = keysOf(requests);
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it("Idempotency-Key: other input → other key", async () => {
    const requests = stubFetch(uncertain);
    const { result } = mount(useCreateBank);
    await failing(() => result.current.send({ body }));
    await failing(() => result.current.send(other));
    expect(new Set(keysOf(requests)).size).toBe(2);
  });

  it("Idempotency-Key: other file → other key; same file → same key", async () => {
    const requests = stubFetch(uncertain);
    const { result } = mount(useChangeKyc);
    const image = (content: string) => new File([content], "passport.jpg");
    const change = (file: File) =>
      failing(() =>
        result.current.send({
          body: { image: file, field: "imageUrl", kycId: bank.uuid, playerId: "1", playerCode: "8F2K" },
        }),
      );
    const front = image("front");
    for (const file of [front, image("back!"), front]) await change(file);
    const [first, second, third] = keysOf(requests);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it("Idempotency-Key: resent by a remounted component → same key", async () => {
    const requests = stubFetch(uncertain);
    const { wrapper } = inQueryClient();
    for (const hook of [useCreateBank, useUpdateBank, useCreateBank]) {
      const { result, unmount } = renderHook(hook as typeof useCreateBank, { wrapper });
      await failing(() => result.current.send({ body }));
      unmount();
    }
    const [first, second, third] = keysOf(requests);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it("Idempotency-Key: resent after 15 minutes → other key", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const requests = stubFetch(uncertain);
    const { result } = mount(useCreateBank);
    await failing(() => result.current.send({ body }));
    vi.setSystemTime(Date.now() + 14 * 60_000);
    await failing(() => result.current.send({ body }));
    vi.setSystemTime(Date.now() + 15 * 60_000);
    await failing(() => result.current.send({ body }));
    const [first, second, third] = keysOf(requests);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("Idempotency-Key: after a refusal → other key", async () => {
    const requests = stubFetch(() => refusal("Taken.", 409));
    const { result } = mount(useCreateBank);
    await failing(() => result.current.send({ body }));
    await failing(() => result.current.send({ body }));
    expect(new Set(keysOf(requests)).size).toBe(2);
  });
});

describe("write: invalidation by the effects table", () => {
  it.each([
    ["createBank", useCreateBank, { body }, bank],
    ["deleteBank", useDeleteBank, { query: { uuid: bank.uuid, opId: bank.opId } }, null],
    [
      "reviewBankAccount",
      useReviewBankAccount,
      { body: { uuid: bank.uuid, actionType: "approve", playerNote: "Yes.", playerCode: "8F2K" } },
      {},
    ],
  ] as const)("invalidation: %s → exactly its reads, once", async (id, hook, input, data) => {
    stubFetch(() => ok(data));
    const { result, queryClient, stale } = mount(hook as typeof useCreateBank);
    const invalidated = vi.spyOn(queryClient, "invalidateQueries");
    await act(() => result.current.send(input as never));
    expect(stale().toSorted()).toEqual([...effects[id]].toSorted());
    expect(invalidated).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["a refusal", () => refusal("Taken.")],
    ["an unknown outcome", () => new Response(null, { status: 500 })],
  ])("invalidation: after %s → its reads too", async (_name, answer) => {
    stubFetch(answer);
    const { result, stale } = mount(useCreateBank);
    await failing(() => result.current.send({ body }));
    expect(stale()).toEqual(["listBanks"]);
  });

  it("invalidation: read in flight → refetched, late first response ignored", async () => {
    const page = (items: object[]) => ok({ items, count: items.length, remaining: 0 });
    const [early, late] = [Promise.withResolvers<Response>(), page([bank])];
    const lists = [early.promise, late];
    stubFetch(({ url }) => (url.endsWith("/list") ? lists.shift()! : ok(bank)));
    const input = { body: { page: 1, itemsPerPage: 50, opId: "*" } };
    const { result } = mount(() => ({ banks: useListBanks(input), create: useCreateBank() }));
    await act(() => result.current.create.send({ body }));
    await waitFor(() => expect(result.current.banks.data?.items).toHaveLength(1));
    early.resolve(page([]));
    await act(() => Promise.resolve());
    expect(result.current.banks.data?.items).toHaveLength(1);
  });

  it("invalidation: deleted record still shown → not refetched", async () => {
    const requests = stubFetch(({ url }) =>
      url.endsWith("/list") ? ok({ items: [], count: 0, remaining: 0 }) : ok(bank),
    );
    const other = { ...bank, uuid: "6768e485-3f91-459b-b418-d5cbb3f7c0ef" };
    const { result } = mount(() => ({
      deleted: useShowBank({ body: { uuid: bank.uuid } }),
      other: useShowBank({ body: { uuid: other.uuid } }),
      banks: useListBanks({ body: { page: 1, itemsPerPage: 50, opId: "*" } }),
      remove: useDeleteBank(),
    }));
    await waitFor(() => expect(result.current.banks.isSuccess && result.current.other.isSuccess).toBe(true));
    requests.length = 0;
    await act(() => result.current.remove.send({ query: { uuid: bank.uuid, opId: bank.opId } }));
    await waitFor(() => expect(requests).toHaveLength(3));
    const bodies = await Promise.all(requests.slice(1).map(async (one) => JSON.stringify(await one.clone().json())));
    expect(bodies.filter((text) => text.includes(bank.uuid))).toEqual([]);
  });

  it("invalidation: refreshAfter → delayed by it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    stubFetch(() => ok(bank));
    const { result, stale } = mount(() => useCreateBank({ refreshAfter: 2000 }));
    await act(() => result.current.send({ body }));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(stale()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(stale()).toEqual(["listBanks"]);
  });
});
