import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import { applyFieldErrors } from "./apply-field-errors.ts";
import { createFields } from "../create-fields.ts";
import { Form } from "../form.tsx";
import { useZodForm, type ZodForm } from "../use-zod-form.ts";

const schema = z.object({ key: z.string(), limits: z.object({ daily: z.string() }), hidden: z.string() });
const fields = createFields(schema);

const setup = () => {
  const held: { form?: ZodForm<typeof schema> } = {};
  const Subject = ({ withKey = true }) => {
    const form = useZodForm({ schema, defaultValues: { key: "a", limits: { daily: "1" }, hidden: "" } });
    held.form = form;
    return (
      <Form form={form} onSubmit={() => {}}>
        {withKey && <fields.TextField name="key" label="Key" />}
        <fields.IntegerField name="limits.daily" label="Daily" />
      </Form>
    );
  };
  const { rerender } = render(<Subject />);
  const apply = (errors: Record<string, string>, order?: string[]) => {
    let rest = {};
    act(() => {
      if (held.form) rest = applyFieldErrors(held.form, errors, order);
    });
    return rest;
  };
  return { apply, removeKey: () => rerender(<Subject withKey={false} />) };
};
const box = (name: string) => screen.getByRole("textbox", { name });

it("applyFieldErrors: errors of visible fields → shown; other errors → returned", () => {
  const { apply } = setup();
  const rest = apply({ key: "Taken.", "limits.daily": "Too much.", hidden: "Not shown.", "": "General." });
  expect(rest).toEqual({ hidden: "Not shown.", "": "General." });
  expect(screen.getByText("Taken.")).toBeDefined();
  expect(screen.getByText("Too much.")).toBeDefined();
});

it("applyFieldErrors: errors in any order → first field on screen is focused", async () => {
  const { apply } = setup();
  apply({ "limits.daily": "Too much.", key: "Taken." });
  await waitFor(() => expect(document.activeElement).toBe(box("Key")));
});

it("applyFieldErrors: field order is given → first field in that order is focused", async () => {
  const { apply } = setup();
  apply({ key: "Taken.", "limits.daily": "Too much." }, ["limits.daily", "key"]);
  await waitFor(() => expect(document.activeElement).toBe(box("Daily")));
});

it("applyFieldErrors: bracket path or error of a part → shown at the field", () => {
  const { apply } = setup();
  expect(apply({ "limits[daily]": "Too much.", "key.0": "Bad first letter." })).toEqual({});
  expect(screen.getByText("Too much.")).toBeDefined();
  expect(screen.getByText("Bad first letter.")).toBeDefined();
});

it("applyFieldErrors: no matching field → focus does not move", () => {
  const { apply } = setup();
  expect(apply({ other: "No." })).toEqual({ other: "No." });
  expect(document.activeElement).toBe(document.body);
});

it("applyFieldErrors: field was removed from the form → its error is returned", () => {
  const { apply, removeKey } = setup();
  removeKey();
  expect(apply({ key: "Taken." })).toEqual({ key: "Taken." });
});
