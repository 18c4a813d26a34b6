import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { restoreDrafts } from "./restore-drafts.ts";
import { useDraft } from "./use-draft.ts";
import { useZodForm } from "../use-zod-form.ts";

const schema = z.object({ title: z.string() });
const place = { title: "New page", address: "/pages/new" };
const useDrafted = (given?: typeof place) => {
  const form = useZodForm({ schema, defaultValues: { title: "" } });
  // React Hook Form tracks `isDirty` only if it is read, as every form does.
  void form.formState.isDirty;
  return { form, draft: useDraft(form, { key: "page", place: given }) };
};
const kept = () => sessionStorage.getItem("draft:page");
const wait = () => act(() => void vi.advanceTimersByTime(400));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

it("useDraft: draft forgotten, same value set again → not stored; new value → stored", () => {
  const { result, unmount } = renderHook(() => useDrafted());
  const set = (title: string) => act(() => result.current.form.setValue("title", title, { shouldDirty: true }));
  set("Saved");
  wait();
  expect(kept()).not.toBeNull();
  act(() => result.current.draft.forget());
  set("Saved");
  wait();
  expect(kept()).toBeNull();
  set("Typed after it");
  wait();
  expect(kept()).toContain("Typed after it");
  unmount();
});

/** Types a title and leaves the form. */
const leave = (title: string) => {
  const { result, unmount } = renderHook(() => useDrafted(place));
  act(() => result.current.form.setValue("title", title, { shouldDirty: true }));
  unmount();
};

it("useDraft: form has an address → draft is stored for all tabs, with title and address", () => {
  leave("Rules");
  expect(kept()).toBeNull();
  expect(JSON.parse(localStorage.getItem("draft:page")!)).toEqual({
    at: expect.any(Number),
    values: { title: "Rules" },
    ...place,
  });
});

it("useDraft: draft is wanted before its form is shown → restored without a notice, once", () => {
  leave("Rules");
  restoreDrafts(["page"]);
  const first = renderHook(() => useDrafted(place));
  expect(first.result.current.form.getValues()).toEqual({ title: "Rules" });
  expect(first.result.current.draft.offered).toBeUndefined();
  first.unmount();
  const { result } = renderHook(() => useDrafted(place));
  expect(result.current.form.getValues()).toEqual({ title: "" });
  expect(result.current.draft.offered).toBeDefined();
});

it("useDraft: draft is wanted while it is offered → restored", () => {
  leave("Rules");
  const { result } = renderHook(() => useDrafted(place));
  expect(result.current.draft.offered).toBeDefined();
  act(() => restoreDrafts(["page"]));
  expect(result.current.form.getValues()).toEqual({ title: "Rules" });
  expect(result.current.draft.offered).toBeUndefined();
});
