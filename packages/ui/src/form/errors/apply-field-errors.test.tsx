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

it("shows what it can and hands back the rest", () => {
  const { apply } = setup();
  const rest = apply({ key: "Taken.", "limits.daily": "Too much.", hidden: "Not shown.", "": "General." });
  expect(rest).toEqual({ hidden: "Not shown.", "": "General." });
  expect(screen.getByText("Taken.")).toBeDefined();
  expect(screen.getByText("Too much.")).toBeDefined();
});

it("focuses the first field from the top, whatever the order of the messages", async () => {
  const { apply } = setup();
  apply({ "limits.daily": "Too much.", key: "Taken." });
  await waitFor(() => expect(document.activeElement).toBe(box("Key")));
});

it("follows a given order", async () => {
  const { apply } = setup();
  apply({ key: "Taken.", "limits.daily": "Too much." }, ["limits.daily", "key"]);
  await waitFor(() => expect(document.activeElement).toBe(box("Daily")));
});

it("reads brackets as dots, and shows errors of a part at the field of the whole", () => {
  const { apply } = setup();
  expect(apply({ "limits[daily]": "Too much.", "key.0": "Bad first letter." })).toEqual({});
  expect(screen.getByText("Too much.")).toBeDefined();
  expect(screen.getByText("Bad first letter.")).toBeDefined();
});

it("moves no focus when no field is meant", () => {
  const { apply } = setup();
  expect(apply({ other: "No." })).toEqual({ other: "No." });
  expect(document.activeElement).toBe(document.body);
});

it("hands back the messages of a field that has left the form", () => {
  const { apply, removeKey } = setup();
  removeKey();
  expect(apply({ key: "Taken." })).toEqual({ key: "Taken." });
});
