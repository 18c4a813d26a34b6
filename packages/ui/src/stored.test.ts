import { afterEach, describe, expect, it, vi } from "vitest";
import { readStored, writeStored } from "./stored.ts";

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
};

afterEach(() => vi.unstubAllGlobals());

describe("stored values", () => {
  it("value written → read back; undefined written → removed", () => {
    const store = storage();
    expect(writeStored("a", { b: [1] }, store)).toBe(true);
    expect(readStored("a", store)).toEqual({ b: [1] });
    writeStored("a", undefined, store);
    expect(readStored("a", store)).toBeUndefined();
  });

  it.each(["", "{", "null", "undefined"])("stored text %j → undefined", (text) => {
    const store = storage();
    store.setItem("a", text);
    expect(readStored("a", store)).toBeUndefined();
  });

  it("storage is unavailable → read undefined, write false", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(readStored("a")).toBeUndefined();
    expect(writeStored("a", 1)).toBe(false);
  });
});
