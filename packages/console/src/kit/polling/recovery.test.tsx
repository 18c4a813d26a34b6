import { ApiError } from "@backoffice/api-client";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startRecovery, type Trouble } from "./recovery.ts";

const failure = (status: number) =>
  new ApiError(`HTTP ${status}`, { kind: "http", outcome: status < 500 ? "rejected" : "unknown", status });
const noAnswer = () => new ApiError("The server could not be reached.", { kind: "network", outcome: "unknown" });

let client: QueryClient;
let trouble: Trouble;
let ends: (() => void)[];
const page = Object.assign(new EventTarget(), { hidden: false });
const confirm = vi.fn(async () => undefined as unknown);
const start = Date.UTC(2026, 10, 21);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(Math, "random").mockReturnValue(0);
  page.hidden = false;
  confirm.mockReset().mockResolvedValue(undefined);
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0, networkMode: "always" } } });
  ends = [startRecovery(client, { page, confirm, onChange: (next) => (trouble = next) })];
});
afterEach(() => {
  for (const end of ends) end();
  client.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A read on screen, and the seconds of its calls. */
const onScreen = (key: string, answer: () => unknown) => {
  const at: number[] = [];
  const observer = new QueryObserver(client, {
    queryKey: [key, null],
    queryFn: async () => {
      at.push((Date.now() - start) / 1000);
      return answer();
    },
  });
  ends.push(observer.subscribe(() => undefined));
  return { at, observer };
};
const failing = (error: () => unknown) => () => {
  throw error();
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
/** Any other call that succeeds. */
const otherCall = () => client.query({ queryKey: ["other", Math.random()], queryFn: async () => 1, gcTime: 0 });

it("failed read on screen: repeated after 1, 2, 4, 8, 15, 15 … seconds; its error stays on screen until it succeeds", async () => {
  let works = false;
  const { at, observer } = onScreen("rows", () => {
    if (!works) throw failure(500);
    return "rows";
  });
  const statuses = new Set<string>();
  await pass(0);
  ends.push(observer.subscribe(({ status }) => statuses.add(status)));
  await pass(46);
  expect(at).toEqual([0, 1, 3, 7, 15, 30, 45]);
  expect([...statuses]).toEqual(["error"]);
  works = true;
  await pass(15);
  expect(observer.getCurrentResult()).toMatchObject({ status: "success", data: "rows" });
  await pass(120);
  expect(at).toHaveLength(8);
});

it("failed refresh: what was on screen stays, with the time it is from", async () => {
  const answer = vi.fn<() => string>(failing(() => failure(500))).mockReturnValueOnce("old");
  const { observer } = onScreen("rows", answer);
  await pass(0);
  await pass(60);
  await observer.refetch();
  await pass(3);
  expect(observer.getCurrentResult()).toMatchObject({ status: "error", data: "old" });
  expect(trouble.failed).toEqual(new Map([["rows", start]]));
  answer.mockReturnValue("new");
  await pass(15);
  expect(observer.getCurrentResult()).toMatchObject({ status: "success", data: "new" });
  expect(trouble.failed.size).toBe(0);
});

it("failed read: hidden page → not repeated; shown again → repeated", async () => {
  const { at } = onScreen(
    "rows",
    failing(() => failure(500)),
  );
  await pass(0);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await pass(600);
  expect(at).toEqual([0]);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(at).toEqual([0, 600]);
});

it.each([403, 404])("failed read: HTTP %i → not repeated", async (status) => {
  const { at } = onScreen(
    "rows",
    failing(() => failure(status)),
  );
  await pass(120);
  await otherCall();
  await pass(120);
  expect(at).toEqual([0]);
});

it("failed read: no longer on screen → not repeated", async () => {
  const { at } = onScreen(
    "rows",
    failing(() => failure(500)),
  );
  await pass(0);
  ends.pop()!();
  await pass(120);
  expect(at).toEqual([0]);
});

it("failed read: server asks to wait → not repeated before", async () => {
  const error = new ApiError("HTTP 429", { kind: "http", outcome: "rejected", status: 429, retryAfter: 20_000 });
  const { at } = onScreen(
    "rows",
    failing(() => error),
  );
  await pass(20.9);
  expect(at).toEqual([0, 1]);
  await pass(0.2);
  expect(at).toEqual([0, 1, 21]);
});

it.each(["another call succeeds", "online"])(
  "many failed reads: %s → one is repeated, and after its success the others, four at a time",
  async (back) => {
    let works = false;
    let under = 0;
    let most = 0;
    const reads = Array.from({ length: 9 }, (_, at) =>
      onScreen(`read ${at}`, async () => {
        if (!works) throw failure(500);
        under += 1;
        most = Math.max(most, under);
        await new Promise((resolve) => setTimeout(resolve, 100));
        under -= 1;
        return at;
      }),
    );
    await pass(31);
    works = true;
    if (back === "online") globalThis.dispatchEvent(new Event("online"));
    else await otherCall();
    const again = () => reads.filter(({ at }) => at.at(-1)! >= 31).length;
    await pass(0.05);
    expect(again()).toBe(1);
    await pass(0.1);
    expect(again()).toBe(5);
    await pass(0.3);
    expect(reads.map(({ observer }) => observer.getCurrentResult().data)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(most).toBe(4);
  },
);

it("server: one call without an answer → another one is asked; no answer either → unreachable until one succeeds", async () => {
  confirm.mockImplementation(() => client.query({ queryKey: ["checkMe"], queryFn: failing(noAnswer) }));
  let works = false;
  onScreen("rows", () => {
    if (!works) throw noAnswer();
    return 1;
  });
  await pass(0.1);
  expect(confirm).toHaveBeenCalledOnce();
  expect(trouble.unreachable).toBe(start);
  works = true;
  await pass(2);
  expect(trouble.unreachable).toBeUndefined();
});

it("server: one call without an answer, another one succeeds → not unreachable", async () => {
  confirm.mockImplementation(otherCall);
  onScreen("rows", failing(noAnswer));
  await pass(60);
  expect(confirm).toHaveBeenCalled();
  expect(trouble.unreachable).toBeUndefined();
});

it("failed write: never sent again", async () => {
  const send = vi.fn(failing(noAnswer));
  const write = client.getMutationCache().build(client, { mutationFn: async () => send(), networkMode: "always" });
  await write.execute(undefined).catch(() => undefined);
  await pass(60);
  globalThis.dispatchEvent(new Event("online"));
  await otherCall();
  await pass(60);
  expect(send).toHaveBeenCalledOnce();
});
