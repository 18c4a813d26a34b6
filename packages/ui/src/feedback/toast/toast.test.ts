import { beforeEach, describe, expect, it, vi } from "vitest";
import { toast, toastStore } from "./toast.ts";

const texts = () => toastStore.read().map((entry) => entry.text);
beforeEach(() => toast.clear());

describe("toast", () => {
  it("duration: success 4 s, error 8 s, persistent unlimited", () => {
    toast.success("a");
    toast.error("b");
    toast.info("c", { persist: true });
    expect(toastStore.read().map((entry) => entry.duration)).toEqual([4000, 8000, Number.POSITIVE_INFINITY]);
  });
  it("five toasts → the oldest is dropped, the newest is last", () => {
    for (const text of ["1", "2", "3", "4", "5"]) toast.info(text);
    expect(texts()).toEqual(["2", "3", "4", "5"]);
  });
  it("too many toasts → persistent ones stay, the newest is always shown", () => {
    toast.info("debit 1", { persist: true });
    for (const text of ["1", "2", "3", "4"]) toast.info(text);
    expect(texts()).toEqual(["debit 1", "2", "3", "4"]);
    for (const text of ["debit 2", "debit 3", "debit 4", "debit 5"]) toast.info(text, { persist: true });
    toast.info("5");
    expect(texts()).toEqual(["debit 1", "debit 2", "debit 3", "debit 4", "debit 5", "5"]);
  });
  it("same text again → replaces the first toast", () => {
    toast.info("Link copied");
    toast.info("Other");
    toast.info("Link copied");
    expect(texts()).toEqual(["Other", "Link copied"]);
  });
  it("dismiss by id → toast is removed, subscribers are notified", () => {
    const listener = vi.fn();
    const stop = toastStore.subscribe(listener);
    const id = toast.caution("Wait");
    toast.dismiss(id);
    expect(toastStore.read()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    toast.info("Again");
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
