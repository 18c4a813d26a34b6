import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const BADGES = "/api/admin/badges";
const RATES = "/api/rates";
const VERSION = "/version.json";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 8) });
  vi.resetModules();
  // Badges are polled everywhere except on a developer's machine (shell §4).
  vi.stubEnv("MODE", "mocked");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Test files share modules, and the others run in development mode.
  vi.resetModules();
  document.head.replaceChildren();
});

/** Shows or hides the tab as a browser does. */
const showTab = (shown: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!shown);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(shown ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};

/** Counts listeners that were added and not removed since. */
const countListeners = () => {
  let open = 0;
  const { prototype } = EventTarget;
  const [add, remove] = ["addEventListener", "removeEventListener"].map((name) => Reflect.get(prototype, name));
  // Listeners of an abort signal go with its request.
  const counted = (original: unknown, by: number) =>
    function listen(this: EventTarget, ...args: unknown[]) {
      if (!(this instanceof AbortSignal)) open += by;
      Reflect.apply(original as (...given: unknown[]) => void, this, args);
    };
  Object.assign(prototype, { addEventListener: counted(add, 1), removeEventListener: counted(remove, -1) });
  onTestFinished(() => void Object.assign(prototype, { addEventListener: add, removeEventListener: remove }));
  return () => open;
};

/** A server that answers after 40 ms; `take` returns the request counts since its last call. */
const serve = () => {
  let requests: string[] = [];
  const server = { works: true };
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const { pathname } = new URL(typeof request === "string" ? request : request.url, "http://localhost");
    requests.push(pathname);
    await new Promise((resolve) => setTimeout(resolve, 40));
    if (!server.works) return new Response(null, { status: 503 });
    if (pathname === VERSION) return Response.json({ entry: "/assets/here.js" });
    const data: Record<string, unknown> = {
      [BADGES]: { tickets: 1 },
      [RATES]: { exchangeRates: { EUR: 0.92 } },
    };
    return Response.json({ status: 200, success: true, data: data[pathname] ?? {}, messages: [] });
  });
  // Only these: a test file before this one may still send a read. This console's own reads are known from its cache.
  const take = () => {
    const counts = Object.fromEntries(
      [BADGES, RATES, VERSION].map((path) => [path, requests.filter((sent) => sent === path).length]),
    );
    requests = [];
    return counts;
  };
  return { server, take };
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Renders a console that polls, with badges and rates on screen. */
const sitDown = async () => {
  const [{ inConsole }, { usePolls }, { useBadges }, { useGetRates }] = await Promise.all([
    import("#testing/shell/in-console.tsx"),
    import("./use-polls.ts"),
    import("../menu/use-badges.ts"),
    import("@backoffice/api-client"),
  ]);
  const script = document.createElement("script");
  script.type = "module";
  script.setAttribute("src", "/assets/here.js");
  document.head.append(script);
  const Sitting = () => {
    usePolls();
    useBadges();
    useGetRates();
    return null;
  };
  const { wrapper, queryClient } = inConsole();
  render(<Sitting />, { wrapper });
  return queryClient;
};

it("polling for eight hours: documented request rates, none in a hidden tab, no leaks", async () => {
  const { server, take } = serve();
  const listeners = countListeners();
  const client = await sitDown();
  await pass(600 * SECOND);
  take();
  const started = vi.fn<(operation: unknown) => void>();
  const cache = client.getQueryCache();
  onTestFinished(cache.subscribe(({ type, query: { queryKey } }) => void (type === "added" && started(queryKey[0]))));
  const held = () => ({
    timers: vi.getTimerCount(),
    listeners: listeners(),
    answers: client.getQueryCache().getAll().length,
  });
  const before = held();
  const expectNoGrowth = () => {
    for (const [what, count] of Object.entries(held()))
      expect(count, what).toBeLessThanOrEqual(before[what as keyof typeof before]);
  };
  const perHour = { [BADGES]: 360, [RATES]: 60, [VERSION]: 6 };

  // Each interval starts when the answer arrives, so an hour has a few requests less.
  const expectHour = () => {
    const counts = take();
    expect(started, "reads besides the polls").not.toHaveBeenCalled();
    for (const [path, most] of Object.entries(perHour)) {
      expect(counts[path], path).toBeLessThanOrEqual(most + 1);
      expect(counts[path], path).toBeGreaterThanOrEqual(Math.floor(most * 0.98) - 1);
    }
  };
  for (let hour = 0; hour < 3; hour += 1) {
    await pass(HOUR);
    expectHour();
  }
  expectNoGrowth();

  showTab(false);
  await pass(HOUR);
  expect(take()).toEqual({ [BADGES]: 0, [RATES]: 0, [VERSION]: 0 });
  showTab(true);
  await pass(5 * SECOND);
  expect(take()).toEqual({ [BADGES]: 1, [RATES]: 1, [VERSION]: 1 });

  // The delay doubles with each failure, up to five minutes, and is never less than the interval.
  server.works = false;
  await pass(HOUR);
  const failing = take();
  expect(failing[BADGES]).toBeLessThanOrEqual(16);
  expect(failing[RATES]).toBeLessThanOrEqual(14);
  expect(failing[VERSION]).toBeLessThanOrEqual(6);
  expect(Math.min(...Object.values(failing))).toBeGreaterThanOrEqual(5);
  server.works = true;
  await pass(600 * SECOND);
  take();

  for (let hour = 0; hour < 3; hour += 1) {
    await pass(HOUR);
    expectHour();
  }
  expectNoGrowth();
});
