import { configureApi, deleteBank, listBanks, send } from "@backoffice/api-client";
import { lazyComponent } from "@backoffice/ui";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { openReports, sendReportsWith, type Problem } from "#kit/client-reports/report.ts";
import { rootOptions, watchProblems } from "./watch-problems.ts";

const problems: Problem[] = [];
const reported = (count: number) => vi.waitFor(() => expect(problems).toHaveLength(count));

vi.useFakeTimers();
watchProblems({ registry: { pages: [], panels: new Map() }, client: new QueryClient() });
vi.useRealTimers();

beforeEach(async () => {
  sendReportsWith(async () => (problem) => void problems.push(problem));
  openReports();
  await Promise.resolve();
  problems.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => {
  sendReportsWith(async () => () => undefined);
  configureApi({ onEnd: undefined });
});

describe("problems of the page", () => {
  it.each(["error", "unhandledrejection", "securitypolicyviolation"])("%s → its event is reported", async (type) => {
    const event = new Event(type, { bubbles: true });
    document.body.dispatchEvent(event);
    await reported(1);
    expect(problems).toMatchObject([{ event }]);
  });

  it("component crashes → its region reports the error", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const error = new Error("boom");
    const Crashing = () => {
      throw error;
    };
    render(
      <RegionBoundary floats>
        <Crashing />
      </RegionBoundary>,
    );
    await reported(1);
    expect(problems).toMatchObject([{ caught: error }]);
  });

  it("component crashes, then renders at React's own second attempt → nothing is reported", async () => {
    let attempts = 0;
    const CrashesOnce = () => {
      attempts += 1;
      if (attempts === 1) throw new Error("boom");
      return <p>Drawn</p>;
    };
    const heard = vi.fn<() => void>();
    window.addEventListener("error", heard);
    render(<CrashesOnce />, rootOptions);
    expect(screen.getByText("Drawn")).toBeTruthy();
    expect(attempts).toBeGreaterThan(1);
    window.removeEventListener("error", heard);
    expect(heard).not.toHaveBeenCalled();
    expect(problems).toEqual([]);
  });

  it("code cannot be loaded → reported once, however often it is requested again", async () => {
    const missing = new TypeError("Failed to fetch dynamically imported module: http://localhost/assets/a-1.js");
    const load = vi
      .fn<() => Promise<{ default: () => React.ReactNode }>>()
      .mockRejectedValueOnce(missing)
      .mockRejectedValueOnce(missing)
      .mockResolvedValue({ default: () => <p>There</p> });
    const Part = lazyComponent(load);
    render(
      <Suspense>
        <Part />
      </Suspense>,
    );
    await reported(1);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.getByText("There")).toBeTruthy());
    expect(problems).toMatchObject([{ missing }]);
  });
});

describe("problems of calls", () => {
  const EMPTY = { success: true, data: { items: [], count: 0, remaining: 0 }, messages: [] };
  const read = () => send(listBanks.operation, { body: { page: 1, itemsPerPage: 50, opId: "*" } });
  const write = () => send(deleteBank.operation, { query: { uuid: crypto.randomUUID(), opId: "op-nordlys" } });
  const timeOfDay = vi.fn<() => number>();
  /** Answers after `seconds`; then the outcome of the call. */
  const answered = async (call: () => Promise<unknown>, answer: () => Response, seconds = 0) => {
    timeOfDay.mockReturnValueOnce(0).mockReturnValue(seconds * 1000);
    vi.spyOn(performance, "now").mockImplementation(timeOfDay);
    vi.stubGlobal("fetch", async () => answer());
    await call().catch(() => undefined);
    vi.restoreAllMocks();
    // A turn, in which a report would have been delivered.
    await new Promise((resolve) => void setTimeout(resolve));
    return problems.length;
  };
  const fails = () => new Response("Bad Gateway", { status: 502 });

  it.each<[string, number, () => Promise<unknown>, () => Response, number]>([
    ["read, 10 s", 0, read, () => Response.json(EMPTY), 10],
    ["read, over 10 s", 1, read, () => Response.json(EMPTY), 10.1],
    ["read that fails after 11 s", 1, read, fails, 11],
    ["read that fails at once", 0, read, fails, 0],
    ["read whose answer breaks the contract", 1, read, () => Response.json({ data: [] }), 0],
    ["write, 11 s", 0, write, () => Response.json({ ...EMPTY, data: null }), 11],
    ["write with an unknown outcome", 1, write, fails, 0],
    ["write whose answer cannot be read", 1, write, () => new Response("<p>OK</p>"), 0],
    ["refused write", 0, write, () => Response.json({ success: false, messages: ["No."] }), 0],
  ])("%s: %d reports", async (_, expected, call, answer, seconds) => {
    expect(await answered(call, answer, seconds)).toBe(expected);
    for (const problem of problems) expect("call" in problem && problem.call.traceId).toMatch(/^[\da-f]{32}$/);
  });

  it("read that may take minutes by the contract → not slow", async () => {
    const long = { ...listBanks.operation, timeout: 600_000 };
    const call = () => send(long, { body: { page: 1, itemsPerPage: 50, opId: "*" } });
    expect(await answered(call, () => Response.json(EMPTY), 60)).toBe(0);
  });
});
