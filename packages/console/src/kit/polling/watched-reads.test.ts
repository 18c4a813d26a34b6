import { ApiError } from "@backoffice/api-client";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { readFailedAgain, tellFailures } from "./watched-reads.ts";

const SENTENCES = { getBadges: "No counts." };

it("watched reads: read keeps failing → reported once until it succeeds, only failed reads are retried", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const answer = vi.fn<() => Promise<number>>().mockRejectedValue(new Error("HTTP 500"));
  const other = vi.fn<() => Promise<number>>().mockRejectedValue(new Error("no"));
  const counts = new QueryObserver(client, { queryKey: ["getBadges", {}], queryFn: answer });
  const rows = new QueryObserver(client, { queryKey: ["listBanks"], queryFn: other });
  const ends = [counts.subscribe(() => undefined), rows.subscribe(() => undefined)];
  await vi.waitFor(() => expect(counts.getCurrentResult().isError).toBe(true));
  const tell = vi.fn();
  ends.push(tellFailures(client, SENTENCES, tell));
  await readFailedAgain(client, SENTENCES);
  expect([answer.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
  expect(tell.mock.calls).toEqual([["No counts."]]);

  answer.mockResolvedValueOnce(3);
  await readFailedAgain(client, SENTENCES);
  expect(counts.getCurrentResult().data).toBe(3);
  await readFailedAgain(client, SENTENCES);
  expect(answer).toHaveBeenCalledTimes(3);
  await counts.refetch();
  expect(tell).toHaveBeenCalledTimes(2);
  for (const end of ends) end();
});

it("watched reads: signed out → not reported", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const signedOut = new ApiError("You are signed out.", { kind: "signed-out", outcome: "rejected", status: 401 });
  const answer = vi.fn<() => Promise<number>>().mockRejectedValue(signedOut);
  const counts = new QueryObserver(client, { queryKey: ["getBadges", {}], queryFn: answer });
  const tell = vi.fn();
  const ends = [tellFailures(client, SENTENCES, tell), counts.subscribe(() => undefined)];
  await vi.waitFor(() => expect(counts.getCurrentResult().isError).toBe(true));
  expect(tell).not.toHaveBeenCalled();
  answer.mockRejectedValue(new Error("HTTP 500"));
  await counts.refetch();
  expect(tell.mock.calls).toEqual([["No counts."]]);
  for (const end of ends) end();
});
