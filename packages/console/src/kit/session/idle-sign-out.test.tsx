import { beforeEach, expect, it } from "vitest";
import { forgetIdleSignOut, idleSignOut, rememberIdleSignOut } from "./idle-sign-out.ts";

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

it("idle sign-out: next session → address is forgotten, the user's drafts stay", () => {
  rememberIdleSignOut("mara");
  forgetIdleSignOut();
  expect(sessionStorage.getItem(DRAFT)).toBe("{}");
  expect(idleSignOut()).toBeUndefined();
});

it("idle sign-out: malformed stored value → ignored", () => {
  sessionStorage.setItem("idle-sign-out", JSON.stringify({ userId: 1 }));
  expect(idleSignOut()).toBeUndefined();
});
