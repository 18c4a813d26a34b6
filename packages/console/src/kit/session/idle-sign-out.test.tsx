import { beforeEach, expect, it } from "vitest";
import { idleSignOut, rememberIdleSignOut, settleIdleSignOut } from "./idle-sign-out.ts";

const DRAFT = "draft:mara:updateBank:bank-edit";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem(DRAFT, "{}");
});

it("idle sign-out: address is kept without personal data", () => {
  history.replaceState(null, "", "/players?page=2&email=otter@example.com");
  rememberIdleSignOut("mara");
  expect(idleSignOut()).toEqual({ userId: "mara", returnTo: "/players?page=2" });
});

it.each([
  ["the same user", "mara", "{}"],
  ["another user", "jonas", null],
])("session after an idle sign-out: %s → draft is kept or removed", (_, userId, draft) => {
  rememberIdleSignOut("mara");
  settleIdleSignOut(userId);
  expect(sessionStorage.getItem(DRAFT)).toBe(draft);
  expect(idleSignOut()).toBeUndefined();
});

it("session: no idle sign-out before → drafts stay", () => {
  settleIdleSignOut("jonas");
  expect(sessionStorage.getItem(DRAFT)).toBe("{}");
});

it("session: drafts of all tabs → those of other users are removed", () => {
  localStorage.setItem(DRAFT, "{}");
  localStorage.setItem("draft:jonas:updateBank:bank-edit", "{}");
  settleIdleSignOut("jonas");
  expect(Object.keys(localStorage)).toEqual(["draft:jonas:updateBank:bank-edit"]);
});

it("session: id of another user begins with this user's → drafts of the other are removed", () => {
  localStorage.setItem("draft:u1:updateBank:bank-edit", "{}");
  localStorage.setItem("draft:u12:updateBank:bank-edit", "{}");
  settleIdleSignOut("u1");
  expect(Object.keys(localStorage)).toEqual(["draft:u1:updateBank:bank-edit"]);
});

it("idle sign-out: malformed stored value → ignored", () => {
  sessionStorage.setItem("idle-sign-out", JSON.stringify({ userId: 1 }));
  expect(idleSignOut()).toBeUndefined();
});
