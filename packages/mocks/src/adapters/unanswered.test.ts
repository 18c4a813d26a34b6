import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepUnansweredPending, orUnanswered, unanswered } from "./unanswered.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new Promise<Response>(() => undefined);

test("orUnanswered: response in time → same response, no timer left", async () => {
  const answer = new Response("here");
  expect(await orUnanswered(Promise.resolve(answer))).toBe(answer);
  expect(vi.getTimerCount()).toBe(0);
});

test("orUnanswered: connection fails → error is passed on, no timer left", async () => {
  await expect(orUnanswered(Promise.reject(new TypeError("Failed to fetch")))).rejects.toThrow("Failed to fetch");
  expect(vi.getTimerCount()).toBe(0);
});

test("orUnanswered: no response → settles within one minute", async () => {
  const given = vi.fn<(response: Response) => void>();
  void orUnanswered(never).then(given);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(given).toHaveBeenCalledOnce();
});

const page = (answer: () => Response) => {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", asked);
  keepUnansweredPending();
  return asked;
};

test("keepUnansweredPending: unanswered request → stays pending until the caller aborts", async () => {
  page(unanswered);
  const caller = new AbortController();
  const settled = vi.fn<() => void>();
  const answer = fetch("http://localhost/api/rates", { signal: caller.signal });
  answer.catch(settled);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(settled).not.toHaveBeenCalled();
  caller.abort(new Error("given up"));
  await expect(answer).rejects.toThrow("given up");
});

test("keepUnansweredPending: request aborted beforehand → rejects at once", async () => {
  page(unanswered);
  await expect(fetch("http://localhost/", { signal: AbortSignal.abort(new Error("given up")) })).rejects.toThrow(
    "given up",
  );
});

test("keepUnansweredPending: installed twice, other responses → passed through, one request each", async () => {
  const answer = new Response("here");
  const asked = page(() => answer);
  const { fetch: heard } = globalThis;
  keepUnansweredPending();
  expect(globalThis.fetch).toBe(heard);
  expect(await fetch("http://localhost/api/rates", { method: "POST", body: "{}" })).toBe(answer);
  expect(asked).toHaveBeenCalledOnce();
  expect((asked.mock.calls[0]![0] as Request).method).toBe("POST");
});
