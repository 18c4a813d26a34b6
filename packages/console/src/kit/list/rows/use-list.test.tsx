import { dateRange } from "@backoffice/ui/filters";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { forgetServerTime, learnServerTime } from "@backoffice/ui";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { PlaceProvider } from "#kit/kept-pages/use-place.ts";
import type { ListRequest, RowSource } from "./row-source.ts";
import { useAddressState } from "../state/search-state.ts";
import { readAgain } from "./read-again.ts";
import { useList } from "./use-list.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) }));
afterEach(() => {
  vi.useRealTimers();
  forgetServerTime();
});

const wanted = {
  filters: () => ({ period: dateRange({ label: "Period", timeZone: "UTC", locale: "en-GB" }) }),
  columns: [],
  defaultSort: { id: "createdAt", desc: true },
};

/** A list of the last hour, on a page that can be kept behind another one. */
const listOn = async (every?: number, preset = "LAST_1_HOUR") => {
  const ask = vi.fn((request: ListRequest) => Promise.resolve({ items: [{ id: String(request["from"]) }], count: 1 }));
  const source: RowSource<{ id: string }> = {
    id: (row) => row.id,
    query: (request) => ({ queryKey: ["rows", request], queryFn: () => ask(request) }),
    page: (answer) => answer as Awaited<ReturnType<typeof ask>>,
  };
  // The period's days are days in UTC.
  const { wrapper: Console, queryClient } = inConsole({ account: "dev-ops", at: `/bets?period=${preset}` });
  const place = { shown: true, visits: 1, first: true, keep: () => undefined };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Console>
      <PlaceProvider value={{ ...place }}>{children}</PlaceProvider>
    </Console>
  );
  const rows = every === undefined ? source : readAgain(source, every);
  const { rerender, result } = renderHook(() => useList(useAddressState(), rows, wanted), { wrapper });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const put = async (change: Partial<typeof place>) => {
    Object.assign(place, change);
    rerender();
    await pass(0);
  };
  await pass(0);
  return { ask, queryClient, pass, put, rows: () => result.current.rows.map((row) => row.id) };
};

it("list: page is kept hidden → no requests; page is shown again → stale rows are reread", async () => {
  const { ask, queryClient, pass, put } = await listOn();
  expect(ask).toHaveBeenCalledOnce();
  await put({ shown: false });
  await act(() => queryClient.invalidateQueries());
  await pass(60_000);
  expect(ask).toHaveBeenCalledOnce();
  await put({ shown: true });
  expect(ask).toHaveBeenCalledTimes(2);
});

it("list with a period preset: polled → period is recalculated", async () => {
  const { ask, pass } = await listOn(600_000);
  await pass(600_000);
  expect(ask.mock.calls.map(([{ from }]) => from)).toEqual(["2026-11-22T11:00:00.000Z", "2026-11-22T11:10:00.000Z"]);
});

it("list with a period preset: new visit → recalculated, other renders → unchanged", async () => {
  const { pass, put, rows } = await listOn();
  expect(rows()).toEqual(["2026-11-22T11:00:00.000Z"]);
  await pass(600_000);
  await put({});
  expect(rows()).toEqual(["2026-11-22T11:00:00.000Z"]);
  await put({ visits: 2 });
  expect(rows()).toEqual(["2026-11-22T11:10:00.000Z"]);
});

it("polled list: visible → reread every 15 s; hidden tab or behind another page → not reread (ruling 45)", async () => {
  const { ask, pass, put } = await listOn(15_000);
  await pass(14_999);
  expect(ask).toHaveBeenCalledOnce();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  window.dispatchEvent(new Event("visibilitychange"));
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  visible.mockRestore();
  window.dispatchEvent(new Event("visibilitychange"));
  await pass(15_000);
  const before = ask.mock.calls.length;
  expect(before).toBeGreaterThan(2);
  await put({ shown: false });
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(before);
});

const HOUR = 3_600_000;
const TODAY = "2026-11-22T00:00:00.000Z";
const TOMORROW = "2026-11-23T00:00:00.000Z";

it("list of today: midnight passes → read once for the new day", async () => {
  const { ask, pass } = await listOn(undefined, "TODAY");
  await pass(12 * HOUR - 1000);
  expect(ask.mock.calls.map(([{ from }]) => from)).toEqual([TODAY]);
  await pass(2000);
  expect(ask.mock.calls.map(([{ from }]) => from)).toEqual([TODAY, TOMORROW]);
});

it("list of today: computer sleeps over midnight → read for the new day within a second", async () => {
  const { ask, pass } = await listOn(undefined, "TODAY");
  vi.setSystemTime(Date.now() + 20 * HOUR);
  await pass(1000);
  expect(ask.mock.calls.map(([{ from }]) => from)).toEqual([TODAY, TOMORROW]);
});

it.each([
  ["an hour behind, past midnight at the server", 23.5, 1],
  ["an hour ahead, before midnight at the server", 0.5, -1],
])("list of today: computer's clock is %s → the server's day", async (_, hour, ahead) => {
  const now = Date.UTC(2026, 10, ahead > 0 ? 22 : 23) + hour * HOUR;
  vi.setSystemTime(now);
  learnServerTime(now + ahead * HOUR, now, now + 50);
  const { ask } = await listOn(undefined, "TODAY");
  expect(ask.mock.calls.map(([{ from }]) => from)).toEqual([ahead > 0 ? TOMORROW : TODAY]);
});
