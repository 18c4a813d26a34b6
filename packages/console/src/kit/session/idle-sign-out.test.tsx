import { beforeEach, expect, it } from "vitest";
import { idleSignOut, rememberIdleSignOut, settleIdleSignOut } from "./idle-sign-out.ts";

const DRAFT = "draft:mara:updateBank:bank-edit";

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem(DRAFT, "{}");
});

it("idle sign-out: the address is kept without personal data", () => {
  history.replaceState(null, "", "/players?page=2&email=otter@example.com");
  rememberIdleSignOut("mara");
  expect(idleSignOut()).toEqual({ userId: "mara", returnTo: "/players?page=2" });
});

it.each([
  ["the same user", "mara", "{}"],
  ["another user", "jonas", null],
])("session of %s after an idle sign-out: draft is kept or removed", (_, userId, draft) => {
  rememberIdleSignOut("mara");
  settleIdleSignOut(userId);
  expect(sessionStorage.getItem(DRAFT)).toBe(draft);
  expect(idleSignOut()).toBeUndefined();
});

it("session without an idle sign-out before: drafts stay", () => {
  settleIdleSignOut("jonas");
  expect(sessionStorage.getItem(DRAFT)).toBe("{}");
});

it("stored value of another shape: is not an idle sign-out", () => {
  sessionStorage.setItem("idle-sign-out", JSON.stringify({ userId: 1 }));
  expect(idleSignOut()).toBeUndefined();
});
