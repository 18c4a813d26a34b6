import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepUnansweredPending, orUnanswered, unanswered } from "./unanswered.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new Promise<Response>(() => undefined);

test("an answer that comes in time is the answer", async () => {
  const answer = new Response("here");
  expect(await orUnanswered(Promise.resolve(answer))).toBe(answer);
  expect(vi.getTimerCount()).toBe(0);
});

test("a connection that breaks has broken", async () => {
  await expect(orUnanswered(Promise.reject(new TypeError("Failed to fetch")))).rejects.toThrow("Failed to fetch");
  expect(vi.getTimerCount()).toBe(0);
});

test("a worker has nothing open for five minutes", async () => {
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

test("who asked goes on waiting, until they give up for a reason of theirs", async () => {
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

test("who has given up before does not wait", async () => {
  page(unanswered);
  await expect(fetch("http://localhost/", { signal: AbortSignal.abort(new Error("given up")) })).rejects.toThrow(
    "given up",
  );
});

test("everything else passes, once, however often a page is told", async () => {
  const answer = new Response("here");
  const asked = page(() => answer);
  const { fetch: heard } = globalThis;
  keepUnansweredPending();
  expect(globalThis.fetch).toBe(heard);
  expect(await fetch("http://localhost/api/rates", { method: "POST", body: "{}" })).toBe(answer);
  expect(asked).toHaveBeenCalledOnce();
  expect((asked.mock.calls[0]![0] as Request).method).toBe("POST");
});
