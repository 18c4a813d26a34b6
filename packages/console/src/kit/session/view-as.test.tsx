import { configureApi, send, updateBank } from "@backoffice/api-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { sessionWith } from "#testing/backend/session-with.ts";
import { exitView, restoreView, viewAs } from "./view-as.ts";
import { viewedSession } from "./viewed-session.ts";

const write = () => send(updateBank.operation, { body: {} } as never);

let requests: string[];
beforeEach(() => {
  configureApi({ origin: "http://console.invalid" });
  requests = stubApi({ "/api/banks": () => ok({}) });
});
afterEach(() => {
  exitView();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("viewAs: a write → refused with the role that is viewed, not sent", async () => {
  viewAs({ ...sessionWith({}), viewedAs: "Operator admin" });
  await expect(write()).rejects.toThrow("You are viewing the console as Operator admin.");
  expect(requests).toEqual([]);
});

it("exitView: a write → sent again, own session is shown", async () => {
  viewAs({ ...sessionWith({}), viewedAs: "Operator admin" });
  exitView();
  await write();
  expect(requests).toEqual(["/api/banks"]);
  expect(viewedSession.read()).toBeUndefined();
});

const own = sessionWith({ roles: ["SUPER_ADMIN"], permissions: ["view_banks"] });
/** State of a view after a reload: its entry in the storage of the tab. */
const reload = () => {
  const entries = Object.entries(sessionStorage);
  exitView();
  for (const [key, value] of entries) sessionStorage.setItem(key, String(value));
};
const viewed = {
  ...own,
  nickname: "Mara",
  roles: ["PARTNER" as const],
  permissions: new Set(["view_reports"]),
  partnerId: "p1",
  viewedAs: "Partner",
};

it("restoreView: reload during a view → same view with the user's own identity, writes are refused", async () => {
  viewAs(viewed);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("Mara");
  reload();
  restoreView(own);
  expect(viewedSession.read()).toEqual({ ...viewed, nickname: own.nickname });
  await expect(write()).rejects.toThrow("You are viewing the console as Partner.");
});

it.each([
  ["view was ended", own, exitView],
  ["user is no super admin any more", { ...own, roles: ["ADMIN" as const] }, () => undefined],
  ["another user", { ...own, userId: "2" }, () => undefined],
  ["entry is damaged", own, () => sessionStorage.setItem(`view-as:${own.userId}`, "[]")],
])("restoreView: %s → no view", (_, session, change) => {
  viewAs(viewed);
  change();
  reload();
  restoreView(session);
  expect(viewedSession.read()).toBeUndefined();
});
