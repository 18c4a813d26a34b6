import { http, HttpResponse } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { checkMe } from "../generated/session.ts";
import { failureOf } from "../testing/failure-of.ts";
import { serve } from "../testing/serve.ts";
import { configureApi, send } from "../wire.ts";

vi.mock("../generated/validators/session.reply.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

const server = serve();

afterEach(() => configureApi({ validate: "essential" }));

it("validators: module fails to load → network error, outcome unknown", async () => {
  configureApi({ validate: "all" });
  server.use(http.get("*/api/users/me/check", () => HttpResponse.json({ success: true, data: null, messages: [] })));
  expect(await failureOf(() => send(checkMe.operation, undefined))).toMatchObject({
    kind: "network",
    outcome: "unknown",
  });
});
