import { act, renderHook } from "@testing-library/react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { expect, it } from "vitest";
import { takeAsSaved } from "./take-as-saved.ts";

type Values = { opId: string; content: Record<string, { title: string }> };
const first: Values = { opId: "op-nordlys", content: { en: { title: "Play" } } };

const formOf = () =>
  renderHook(() => {
    const form = useForm<Values>({ defaultValues: first });
    // Reading `isDirty` subscribes to it.
    return { form, isDirty: form.formState.isDirty };
  }).result;

const write = (form: UseFormReturn<Values>, title: string) =>
  act(() => form.setValue("content.en.title", title, { shouldDirty: true }));

it("takeAsSaved: values sent → form is clean", () => {
  const result = formOf();
  write(result.current.form, "Play safe");
  act(() => takeAsSaved(result.current.form as never, structuredClone(result.current.form.getValues())));
  expect(result.current.isDirty).toBe(false);
});

it("takeAsSaved: values changed while the request runs → kept, form is dirty", () => {
  const result = formOf();
  write(result.current.form, "Play safe");
  const sent = structuredClone(result.current.form.getValues());
  write(result.current.form, "Play safe, always");
  act(() => takeAsSaved(result.current.form as never, sent));
  expect(result.current.isDirty).toBe(true);
  expect(result.current.form.getValues("content.en.title")).toBe("Play safe, always");
});
