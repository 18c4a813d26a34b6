import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { useDraft } from "./use-draft.ts";
import { useZodForm } from "../use-zod-form.ts";

const schema = z.object({ title: z.string() });
const useDrafted = () => {
  const form = useZodForm({ schema, defaultValues: { title: "" } });
  // React Hook Form tracks `isDirty` only if it is read, as every form does.
  void form.formState.isDirty;
  return { form, draft: useDraft(form, { key: "page" }) };
};
const kept = () => sessionStorage.getItem("draft:page");
const wait = () => act(() => void vi.advanceTimersByTime(400));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it("useDraft: draft forgotten, same value set again → not stored; new value → stored", () => {
  const { result, unmount } = renderHook(useDrafted);
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
