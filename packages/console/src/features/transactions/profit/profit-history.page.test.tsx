import { act, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { ProfitHistoryPage } from "./profit-history.page.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const profit = {
  txId: "5f0c7c0f0a7b11aa41c2d9e0",
  opId: "op-nordlys",
  transactionType: "REFERRAL_PROFIT",
  transactionSubType: null,
  status: "CONFIRMED",
  toAmount: 12.5,
  toCurrency: "USD",
  toAmountInUSD: 12.5,
  isDeleted: false,
  isFTD: false,
  walletType: "MAIN",
  createdAt: "2026-11-20T09:30:00Z",
  confirmedAt: null,
  player: { playerId: "6650d2c1a1", playerCode: "8F2K", nickName: null, profile: { email: null } },
};

it("profit history: 15 seconds pass → profits and total are refetched (ruling 45)", async () => {
  const requests = stubApi({
    "/api/transactions/list": () => ok({ items: [profit], count: 1, remaining: 0 }),
    "/api/transactions/total": () => ok(0),
    "/api/exchange-rates": () => ok({ exchangeRates: {} }),
  });
  const count = (path: string) => requests.filter((one) => one === path).length;
  const counts = () => [count("/api/transactions/list"), count("/api/transactions/total")];
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const open = () => render(<ProfitHistoryPage />, { wrapper: inConsole({ at: "/profit-history" }).wrapper });
  // The code of the total is loaded on demand, and an import takes real time, which a fake clock does not wait for: the
  // page that is measured must find the code loaded.
  const { unmount } = open();
  await waitFor(() => expect(counts()).toEqual([1, 1]));
  unmount();
  requests.length = 0;
  vi.useFakeTimers();
  open();
  await pass(100);
  expect(counts()).toEqual([1, 1]);
  await pass(14_800);
  expect(counts()).toEqual([1, 1]);
  await pass(300);
  expect(counts()).toEqual([2, 2]);
  await pass(15_000);
  expect(counts()).toEqual([3, 3]);
});
