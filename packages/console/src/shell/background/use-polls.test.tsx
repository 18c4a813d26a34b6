import { getRates } from "@backoffice/api-client";
import { useQuery } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { usePolls } from "./use-polls.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("usePolls: developer's machine → rates every minute, no badges", async () => {
  // Tests run in development mode without mocks, as a developer's server does.
  expect([import.meta.env.DEV, import.meta.env.MODE]).toEqual([true, "test"]);
  const requests = stubApi({
    "/api/rates": () => ok({ exchangeRates: { EUR: 0.92 } }),
    "/api/admin/badges": () => ok({}),
  });
  renderHook(usePolls, { wrapper: inConsole().wrapper });
  await act(() => vi.advanceTimersByTimeAsync(59_999));
  expect(requests).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(requests).toEqual(["/api/rates"]);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(requests).toEqual(["/api/rates", "/api/rates", "/api/rates"]);
});

it("usePolls: repeated errors → backs off, though a component shows the rates", async () => {
  const requests = stubApi({ "/api/rates": () => new Response(null, { status: 500 }) });
  renderHook(
    () => {
      usePolls();
      useQuery({ ...getRates.options(), retry: false });
    },
    { wrapper: inConsole().wrapper },
  );
  // Once for the component, then after 1, 2, 4 and 5 more minutes.
  await act(() => vi.advanceTimersByTimeAsync(12 * 60_000 + 1000));
  expect(requests).toEqual(Array.from({ length: 5 }, () => "/api/rates"));
});
