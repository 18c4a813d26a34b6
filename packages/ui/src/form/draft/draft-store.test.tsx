import { beforeEach, describe, expect, it, vi } from "vitest";
import { draftsWithAddress, dropDraft, forgetDrafts, onDraftsChange, readDraft, writeDraft } from "./draft-store.ts";

const known = { name: "", tags: [] as string[], logo: null, password: "" };
const write = (values: Record<string, unknown>, omit: readonly string[] = [], key = "brand", place = {}) =>
  writeDraft(sessionStorage, key, { at: 7, values, ...place }, { omit, initial: known });
const read = (form: Record<string, unknown> = known) => readDraft(sessionStorage, "brand", form);

describe("draft store", () => {
  beforeEach(() => sessionStorage.clear());

  it("written draft → read back without files, passwords and unknown fields", () => {
    write({ name: "North", tags: ["a"], logo: new File(["x"], "x.png"), password: "secret", old: 1 }, ["password"]);
    expect(sessionStorage.getItem("draft:brand")).not.toContain("secret");
    expect(read()).toEqual({ at: 7, values: { name: "North", tags: ["a"] } });
    dropDraft(sessionStorage, "brand");
    expect(read()).toBeUndefined();
  });

  it("field with an excluded key at any depth → the whole field is left out", () => {
    write({ name: "North", owner: { phone: "1" }, keys: [{ id: 1, phone: "2" }], pages: [{ id: 1 }] }, ["phone"]);
    expect(read({ name: "", owner: {}, keys: [], pages: [] })?.values).toEqual({ name: "North", pages: [{ id: 1 }] });
  });

  it("only excluded fields differ from the initial values → no draft, and an earlier one is deleted", () => {
    write({ name: "North", password: "" }, ["password"]);
    write({ name: "", password: "secret" }, ["password"]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["", "null", "{", "[]", '{"at":"x","values":{}}', '{"at":1,"values":[]}', '{"at":1,"values":{"tags":"x"}}'])(
    "storage holds %j → no draft",
    (text) => {
      sessionStorage.setItem("draft:brand", text);
      expect(read()).toBeUndefined();
    },
  );

  it("storage throws or is unavailable → no error, no draft", () => {
    const refusing = {
      setItem: () => {
        throw new Error("full");
      },
    } as unknown as Storage;
    const draft = { at: 1, values: { name: "x" } };
    expect(() => writeDraft(refusing, "brand", draft, { omit: [], initial: {} })).not.toThrow();
    expect(readDraft({} as Storage, "brand", known)).toBeUndefined();
  });

  it("draftsWithAddress: only drafts with title and address, of this prefix", () => {
    const place = { title: "New brand", address: "/brands?panel=brand-new" };
    write({ name: "North" }, [], "mara:create", place);
    write({ name: "North" }, [], "mara:note");
    write({ name: "North" }, [], "jonas:create", place);
    expect([...draftsWithAddress(sessionStorage, "mara:")]).toEqual([
      ["mara:create", { at: 7, values: { name: "North" }, ...place }],
    ]);
  });

  it("onDraftsChange: draft is stored, deleted, or changed in another tab → listener is called until it stops", () => {
    const listener = vi.fn();
    const stop = onDraftsChange(listener);
    write({ name: "North" });
    dropDraft(sessionStorage, "brand");
    globalThis.dispatchEvent(new StorageEvent("storage"));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    write({ name: "North" });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("forgetDrafts: all drafts are removed, other entries stay", () => {
    write({ name: "x" });
    sessionStorage.setItem("theme", "dark");
    forgetDrafts();
    expect(Object.keys(sessionStorage)).toEqual(["theme"]);
  });
});
