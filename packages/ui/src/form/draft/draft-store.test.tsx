import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftsOf, dropDraft, forgetDrafts, redateDraft, reduceDraft, writeDraft } from "./draft-store.ts";
import { onDraftsChange } from "./drafts-changed.ts";

const EMPTY = { name: "", tags: [] as string[], logo: null, password: "" };
const write = (values: Record<string, unknown>, omit: readonly string[] = [], key = "brand#a.1", place = {}) =>
  writeDraft("session", key, { at: 7, values, base: EMPTY, ...place }, omit);
const read = (form = "brand") => draftsOf("session", (name) => name === form).map(([, draft]) => draft);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe("draft store", () => {
  it("written draft → changed fields and what they held before, without files, passwords and unchanged fields", () => {
    expect(write({ ...EMPTY, name: "North", logo: new File(["x"], "x.png"), password: "secret" }, ["password"])).toBe(
      true,
    );
    expect(sessionStorage.getItem("draft:brand#a.1")).not.toContain("secret");
    expect(read()).toEqual([{ at: 7, values: { name: "North" }, base: { name: "" } }]);
    dropDraft("session", "brand#a.1");
    expect(read()).toEqual([]);
  });

  it("field with an excluded key at any depth, typed or before → the whole field is left out", () => {
    write({ name: "North", owner: { phone: "1" }, keys: [{ id: 1, phone: "2" }], pages: [{ id: 1 }] }, ["phone"]);
    expect(read()[0]?.values).toEqual({ name: "North", pages: [{ id: 1 }] });
    writeDraft("session", "brand#a.1", { at: 7, values: { owner: { id: 1 } }, base: { owner: { phone: "1" } } }, [
      "phone",
    ]);
    expect(read()).toEqual([]);
  });

  it("only excluded fields differ from the initial values → no draft, and an earlier one is deleted", () => {
    write({ name: "North", password: "" }, ["password"]);
    write({ name: "", password: "secret" }, ["password"]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["", "null", "{", "[]", '{"at":"x","values":{}}', '{"at":1,"values":[]}'])(
    "storage holds %j → no draft",
    (text) => {
      sessionStorage.setItem("draft:brand", text);
      expect(read()).toEqual([]);
    },
  );

  it("several drafts of a form, one of an earlier version → the latest first", () => {
    write({ name: "North" });
    writeDraft("session", "brand#b.1", { at: 9, values: { name: "South" }, base: EMPTY });
    sessionStorage.setItem("draft:brand", JSON.stringify({ at: 8, values: { name: "West" } }));
    write({ name: "Elsewhere" }, [], "operator#a.1");
    expect(read().map(({ values }) => values["name"])).toEqual(["South", "West", "North"]);
  });

  it("storage is full → says so, and the earlier draft stays", () => {
    write({ name: "North" });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(write({ name: "North and South" })).toBe(false);
    expect(read()[0]?.values).toEqual({ name: "North" });
  });

  it("storage is blocked → says so, no error", () => {
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(write({ name: "North" })).toBe(false);
    expect(read()).toEqual([]);
    expect(() => dropDraft("session", "brand#a.1")).not.toThrow();
  });

  it("reduceDraft: only these fields are left, and without any no draft", () => {
    write({ name: "North", tags: ["a"] });
    reduceDraft("session", "brand#a.1", ["tags"]);
    expect(read()).toEqual([{ at: 7, values: { tags: ["a"] }, base: { tags: [] } }]);
    reduceDraft("session", "brand#a.1", []);
    expect(read()).toEqual([]);
  });

  it("redateDraft: another time, the same values", () => {
    write({ name: "North" });
    redateDraft("session", "brand#a.1", 3);
    expect(read()).toEqual([{ at: 3, values: { name: "North" }, base: { name: "" } }]);
  });

  it("onDraftsChange: draft is stored, deleted, or changed in another tab → listener is called until it stops", () => {
    const listener = vi.fn();
    const stop = onDraftsChange(listener);
    write({ name: "North" });
    dropDraft("session", "brand#a.1");
    globalThis.dispatchEvent(new StorageEvent("storage"));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    write({ name: "North" });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("forgetDrafts: all drafts are removed, other entries stay", () => {
    write({ name: "x" });
    localStorage.setItem("draft:unreadable", "{");
    sessionStorage.setItem("theme", "dark");
    forgetDrafts();
    expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual(["theme"]);
  });
});
