import { beforeEach, describe, expect, it } from "vitest";
import { dropDraft, forgetDrafts, readDraft, writeDraft } from "./draft-store.ts";

const known = { name: "", tags: [] as string[], logo: null, password: "" };

describe("draft store", () => {
  beforeEach(() => sessionStorage.clear());

  it("written draft → read back without files, passwords and unknown fields", () => {
    const values = { name: "North", tags: ["a"], logo: new File(["x"], "x.png"), password: "secret", old: 1 };
    writeDraft(sessionStorage, "brand", values, ["password"], 7);
    expect(sessionStorage.getItem("draft:brand")).not.toContain("secret");
    expect(readDraft(sessionStorage, "brand", known)).toEqual({ at: 7, values: { name: "North", tags: ["a"] } });
    dropDraft(sessionStorage, "brand");
    expect(readDraft(sessionStorage, "brand", known)).toBeUndefined();
  });

  it("field with an excluded key at any depth → the whole field is left out", () => {
    const values = { name: "North", owner: { phone: "1" }, keys: [{ id: 1, phone: "2" }], pages: [{ id: 1 }] };
    writeDraft(sessionStorage, "brand", values, ["phone"], 7);
    const back = readDraft(sessionStorage, "brand", { name: "", owner: {}, keys: [], pages: [] });
    expect(back?.values).toEqual({ name: "North", pages: [{ id: 1 }] });
  });

  it.each(["", "null", "{", "[]", '{"at":"x","values":{}}', '{"at":1,"values":[]}', '{"at":1,"values":{"tags":"x"}}'])(
    "storage holds %j → no draft",
    (text) => {
      sessionStorage.setItem("draft:brand", text);
      expect(readDraft(sessionStorage, "brand", known)).toBeUndefined();
    },
  );

  it("storage throws or is unavailable → no error, no draft", () => {
    const refusing = {
      setItem: () => {
        throw new Error("full");
      },
    } as unknown as Storage;
    expect(() => writeDraft(refusing, "brand", { name: "x" }, [], 1)).not.toThrow();
    expect(readDraft({} as Storage, "brand", known)).toBeUndefined();
  });

  it("forgetDrafts: all drafts are removed, other entries stay", () => {
    writeDraft(sessionStorage, "a", { name: "x" }, [], 1);
    sessionStorage.setItem("theme", "dark");
    forgetDrafts();
    expect(Object.keys(sessionStorage)).toEqual(["theme"]);
  });
});
