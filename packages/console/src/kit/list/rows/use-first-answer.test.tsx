import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PlaceProvider } from "#kit/kept-pages/use-place.ts";
import { useFirstAnswer } from "./use-first-answer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders a page that reads rows. Returns what it rendered, and the pending answer. */
const open = async (follows: boolean) => {
  const renders: string[] = [];
  const answer = Promise.withResolvers<string>();
  const ask = vi.fn(() => answer.promise);
  const options = { queryKey: ["rows"], queryFn: ask, retry: false, staleTime: 10_000 };
  const Page = () => {
    const { data, error } = useQuery({ ...options, ...useFirstAnswer(options) });
    const text = error?.message ?? data ?? "placeholders";
    renders.push(text);
    return <p>{text}</p>;
  };
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <PlaceProvider value={{ shown: true, visits: 1, first: !follows, keep: () => undefined }}>
          <Suspense fallback={<p>the page before</p>}>
            <Page />
          </Suspense>
        </PlaceProvider>
      </QueryClientProvider>,
    ),
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { renders, answer, ask, pass };
};

it("first answer: rows arrive within 100 ms → one render, one request", async () => {
  const { renders, answer, ask, pass } = await open(true);
  expect(screen.getByText("the page before")).toBeTruthy();
  answer.resolve("rows");
  await pass(50);
  expect([renders, ask.mock.calls.length]).toEqual([["rows"], 1]);
});

it("first answer: rows take longer than 100 ms → placeholders", async () => {
  const { renders, answer, ask, pass } = await open(true);
  await pass(99);
  expect(renders).toEqual([]);
  await pass(1);
  expect(screen.getByText("placeholders")).toBeTruthy();
  answer.resolve("rows");
  await pass(0);
  expect(screen.getByText("rows")).toBeTruthy();
  expect(ask).toHaveBeenCalledOnce();
});

it("first answer: read fails → page gets the error, no second request", async () => {
  const { renders, answer, ask, pass } = await open(true);
  answer.reject(new Error("The server could not be reached."));
  await pass(0);
  expect([renders, ask.mock.calls.length]).toEqual([["The server could not be reached."], 1]);
});

it("first answer: first page of a visit → placeholders at once", async () => {
  await open(false);
  expect(screen.getByText("placeholders")).toBeTruthy();
});
