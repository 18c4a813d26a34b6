import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { useDraft } from "./use-draft.ts";
import { useZodForm } from "../use-zod-form.ts";

const schema = z.object({ title: z.string() });
const useDrafted = () => {
  const form = useZodForm({ schema, defaultValues: { title: "" } });
  // Read, as every form does: what nobody reads is not told.
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

it("draft: saved while the form still holds it, is not kept again", () => {
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
