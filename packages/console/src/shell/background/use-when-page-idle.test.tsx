import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AtAddress } from "#kit/address/address.tsx";
import { HistoryProvider } from "#kit/address/history.ts";
import { useWhenPageIdle } from "./use-when-page-idle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const move = () => act(async () => void window.dispatchEvent(new Event("pointermove")));

/** Opens a page with actions to run while it is idle, and moves the pointer once. */
const come = async (actions: readonly (() => unknown)[], latest?: number) => {
  const Page = () => {
    useWhenPageIdle(actions, latest);
    return null;
  };
  const client = new QueryClient();
  const history = createMemoryHistory({ initialEntries: ["/a"] });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <HistoryProvider value={history}>
        <AtAddress location={history.location}>
          <Page />
        </AtAddress>
      </HistoryProvider>
    </QueryClientProvider>,
  );
  await move();
  return { client, history, unmount };
};

it("idle page: several actions → run one after another, each after a pause", async () => {
  const first = Promise.withResolvers<void>();
  const [load, then] = [vi.fn(() => first.promise), vi.fn()];
  await come([load, then]);
  await pass(999);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(load).toHaveBeenCalledOnce();
  await pass(1000);
  expect(then).not.toHaveBeenCalled();
  first.resolve();
  await pass(100);
  expect(then).toHaveBeenCalledOnce();
});

it("idle page: user activity → actions wait", async () => {
  const action = vi.fn();
  await come([action]);
  for (let moves = 0; moves < 5; moves += 1) {
    await pass(900);
    await move();
  }
  await pass(999);
  expect(action).not.toHaveBeenCalled();
  await pass(1);
  expect(action).toHaveBeenCalledOnce();
});

it.each([
  ["without a latest time → does not run", undefined, 0],
  ["with a latest time → runs after three seconds", 5000, 1],
])("page with a pending read: action %s", async (_, latest, times) => {
  const action = vi.fn();
  const { client } = await come([action], latest);
  const answer = Promise.withResolvers<string>();
  const ask = () => answer.promise;
  void client.query({ queryKey: ["rows"], queryFn: ask });
  await pass(2900);
  expect(action).not.toHaveBeenCalled();
  await pass(100);
  expect(action).toHaveBeenCalledTimes(times);
  answer.resolve("rows");
});

it("idle page: navigation starts → action waits, page unmounts → action does not run", async () => {
  const action = vi.fn();
  const { history, unmount } = await come([action]);
  history.push("/b");
  await pass(1000);
  unmount();
  await pass(3000);
  expect(action).not.toHaveBeenCalled();
});
