import { ApiError, grantSending } from "@backoffice/api-client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { stubApi } from "#testing/backend/stub-api.ts";
import { useGiveFreebet } from "./use-give-freebet.ts";

const ITEMS = { errorItems: [{ errorCode: 34 }] };
const SENTENCE = "FreeBet template is already activated.";
const body = { betCount: 1, betAmount: 5, currency: "EUR", templateId: "fb-1" };

const give = async (status: number, answer: object) => {
  stubApi({ "/api/bonus/sport/player/p1": () => Response.json({ status, messages: [], ...answer }, { status }) });
  const client = new QueryClient();
  const { result } = renderHook(() => useGiveFreebet(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  let outcome: unknown;
  await act(async () => {
    outcome = await result.current
      .send({ path: { playerId: "p1" }, body }, grantSending({}))
      .catch((error: unknown) => error);
  });
  return outcome;
};
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["success: true", 200, { success: true, data: ITEMS }],
  ["success: false", 200, { success: false, data: ITEMS }],
  ["success: false, with messages", 200, { success: false, data: ITEMS, messages: ["Error 34"] }],
  ["success: false, without data", 200, { success: false, data: null, ...ITEMS }],
  ["success: false, in error", 200, { success: false, data: null, error: ITEMS }],
  ["HTTP 400", 400, { success: false, data: ITEMS }],
  ["HTTP 409, with messages", 409, { success: false, data: ITEMS, messages: ["Error 34"] }],
])("giving a freebet, error code with %s → documented sentence", async (_, status, answer) => {
  const refused = await give(status, answer);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ kind: "refused", outcome: "rejected", messages: [SENTENCE] });
});

it("give freebet: error code at HTTP 500 → documented sentence, but the outcome stays unknown", async () =>
  expect(await give(500, { success: false, data: ITEMS })).toMatchObject({ outcome: "unknown", messages: [SENTENCE] }));

it("give freebet: refusal without codes → the server's messages", async () =>
  expect(await give(200, { success: false, data: null, messages: ["The player is blocked."] })).toMatchObject({
    messages: ["The player is blocked."],
  }));

it("give freebet: no error items → given", async () =>
  expect(await give(200, { success: true, data: { errorItems: [] } })).toEqual({ errorItems: [] }));
