import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import { useUnsaved } from "./draft/use-unsaved.ts";
import { useZodForm } from "./use-zod-form.ts";

const schema = z.object({ key: z.string(), note: z.string() });
const useSubject = ({ values }: { values?: z.input<typeof schema> | undefined }) => {
  const form = useZodForm({ schema, defaultValues: { key: "", note: "" }, values });
  return { form, unsaved: useUnsaved(form) };
};

it("useZodForm: new server values → applied, except to fields that the user has changed", () => {
  const { result, rerender } = renderHook(useSubject, { initialProps: { values: { key: "a", note: "b" } } });
  expect(result.current.form.getValues()).toEqual({ key: "a", note: "b" });
  act(() => result.current.form.setValue("note", "mine", { shouldDirty: true }));
  rerender({ values: { key: "a2", note: "b2" } });
  expect(result.current.form.getValues()).toEqual({ key: "a2", note: "mine" });
});

it("useUnsaved: value differs → true; restored or reset → false", () => {
  const { result } = renderHook(useSubject, { initialProps: {} });
  const write = (note: string) => act(() => result.current.form.setValue("note", note, { shouldDirty: true }));
  expect(result.current.unsaved).toBe(false);
  write("x");
  expect(result.current.unsaved).toBe(true);
  write("");
  expect(result.current.unsaved).toBe(false);
  write("y");
  act(() => result.current.form.reset({ key: "", note: "y" }));
  expect(result.current.unsaved).toBe(false);
});
