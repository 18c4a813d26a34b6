import { configureApi, send, updateBank } from "@backoffice/api-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { sessionWith } from "#testing/backend/session-with.ts";
import { exitView, viewAs } from "./view-as.ts";
import { viewedSession } from "./viewed-session.ts";

const write = () => send(updateBank.operation, { body: {} } as never);

let asked: string[];
beforeEach(() => {
  configureApi({ origin: "http://console.invalid" });
  asked = stubApi({ "/api/banks": () => ok({}) });
});
afterEach(() => {
  exitView();
  vi.unstubAllGlobals();
});

it("viewAs: a write → refused with the role that is viewed, not sent", async () => {
  viewAs({ ...sessionWith({}), viewedAs: "Operator admin" });
  await expect(write()).rejects.toThrow("You are viewing the console as Operator admin.");
  expect(asked).toEqual([]);
});

it("exitView: a write → sent again, own session is shown", async () => {
  viewAs({ ...sessionWith({}), viewedAs: "Operator admin" });
  exitView();
  await write();
  expect(asked).toEqual(["/api/banks"]);
  expect(viewedSession.read()).toBeUndefined();
});
