import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./answers/api-error.ts";
import { listBanks, useListBanks } from "./generated/banks.ts";
import { useGetRates } from "./generated/shell.ts";
import { keyOf } from "./keys.ts";
import { bank } from "./testing/bank.ts";
import { failureOf } from "./testing/failure-of.ts";
import { inQueryClient } from "./testing/in-query-client.tsx";
import { ok, refusal, stubFetch } from "./testing/stub-fetch.ts";
import { configureApi } from "./wire.ts";

const input = { body: { page: 1, itemsPerPage: 50, opId: "*" } };
const page = { items: [bank], count: 1, remaining: 0 };

beforeEach(() => configureApi({ origin: "http://api.test" }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("query hook", () => {
  it("query: success → data cached under operation and input", async () => {
    const requests = stubFetch(() => ok(page));
    const { queryClient, wrapper } = inQueryClient();
    const { result } = renderHook(() => useListBanks(input), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(page));
    expect(queryClient.getQueryData(keyOf("listBanks", input))).toEqual(page);
    expect(listBanks.options(input).queryKey).toEqual(["listBanks", input]);
    expect(requests.map((one) => one.headers.has("Idempotency-Key"))).toEqual([false]);
  });

  it("query: same input requested twice at once → one request", async () => {
    const requests = stubFetch(() => ok(page));
    const { queryClient } = inQueryClient();
    await Promise.all([
      queryClient.query(listBanks.options(input)),
      queryClient.query(listBanks.options({ body: { ...input.body } })),
    ]);
    expect(requests).toHaveLength(1);
  });

  it("query: enabled is false → no request", () => {
    const requests = stubFetch(() => ok({ exchangeRates: {} }));
    const { result } = renderHook(() => useGetRates(undefined, { enabled: false }), {
      wrapper: inQueryClient().wrapper,
    });
    expect([result.current.fetchStatus, requests.length]).toEqual(["idle", 0]);
  });

  it("query: last observer unmounts → request is aborted", async () => {
    const given: AbortSignal[] = [];
    stubFetch(({ signal }) => {
      given.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
    });
    const { unmount } = renderHook(() => useListBanks(input), { wrapper: inQueryClient().wrapper });
    await waitFor(() => expect(given).toHaveLength(1));
    unmount();
    await waitFor(() => expect(given[0]!.aborted).toBe(true));
  });

  it.each<[string, () => Response, string]>([
    ["a refusal", () => refusal("No."), "refused"],
    ["a refusal at 500", () => refusal("No.", 500), "refused"],
    ["401", () => new Response(null, { status: 401 }), "signed-out"],
    ["403", () => new Response(null, { status: 403 }), "forbidden"],
    ["an answer without data", () => Response.json({ success: true, messages: [] }), "malformed"],
  ])("query: %s → ApiError, no retry", async (_name, answer, kind) => {
    const requests = stubFetch(answer);
    const { result } = renderHook(() => useListBanks(input), { wrapper: inQueryClient().wrapper });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error).toBeInstanceOf(ApiError);
    expect(result.current.error).toMatchObject({ kind });
    expect(requests).toHaveLength(1);
  });

  it("query: 503 → two retries, then ApiError", async () => {
    vi.useFakeTimers();
    const requests = stubFetch(() => new Response(null, { status: 503 }));
    const { queryClient } = inQueryClient();
    const failed = failureOf(() => queryClient.query(listBanks.options(input)));
    await vi.advanceTimersByTimeAsync(499);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failed).toMatchObject({ kind: "http", status: 503 });
    expect(requests).toHaveLength(3);
  });
});
