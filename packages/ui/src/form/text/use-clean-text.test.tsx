import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { createFields } from "../create-fields.ts";
import { Form } from "../form.tsx";
import { useZodForm } from "../use-zod-form.ts";

const schema = z.object({
  text: z.string(),
  list: z.array(z.string()),
  names: z.record(z.string(), z.string()),
  untouched: z.string(),
});
const fields = createFields(schema);
const START = { text: "", list: [""], names: {}, untouched: "\u200Eas it came " };
const DIRTY = "\u200EAme\u0301lie\u00AD ";

const onSubmit = vi.fn();
beforeEach(() => void onSubmit.mockReset());

const Subject = ({ children }: { children: ReactElement }) => (
  <Form form={useZodForm({ schema, defaultValues: START })} onSubmit={onSubmit}>
    {children}
    <fields.TextField name="untouched" label="Untouched" />
  </Form>
);
const box = () => screen.getAllByRole<HTMLInputElement>("textbox")[0]!;

it.each<[string, () => ReactElement, object]>([
  ["text field", () => <fields.TextField name="text" label="Id" mono />, { text: "Amélie" }],
  ["text area", () => <fields.TextareaField name="text" label="Note" />, { text: "Amélie" }],
  ["email field", () => <fields.EmailField name="text" label="Email" />, { text: "Amélie" }],
  [
    "text list field",
    () => <fields.TextListField name="list" label="Aliases" itemLabel="Alias" />,
    { list: ["Amélie"] },
  ],
  [
    "language text field",
    () => <fields.LanguageTextField name="names" label="Name" languages={[{ code: "en", label: "English" }]} />,
    { names: { en: "Amélie" } },
  ],
])("useCleanText: %s → cleaned on blur and on submit; untouched field → unchanged", async (_, field, sent) => {
  const { unmount } = render(<Subject>{field()}</Subject>);
  fireEvent.change(box(), { target: { value: DIRTY } });
  await act(async () => fireEvent.keyDown(box(), { key: "Enter", ctrlKey: true }));
  expect(onSubmit).toHaveBeenLastCalledWith({ ...START, ...sent });
  unmount();

  render(<Subject>{field()}</Subject>);
  fireEvent.change(box(), { target: { value: DIRTY } });
  fireEvent.blur(box());
  expect(box().value).toBe("Amélie");
  const [, untouched] = screen.getAllByRole<HTMLInputElement>("textbox");
  fireEvent.blur(untouched!);
  expect(untouched!.value).toBe(START.untouched);
});

it("password field: invisible characters → submitted as typed", async () => {
  render(
    <Subject>
      <fields.PasswordField name="text" label="Password" />
    </Subject>,
  );
  const password = screen.getByLabelText("Password");
  fireEvent.change(password, { target: { value: DIRTY } });
  fireEvent.blur(password);
  await act(async () => fireEvent.submit(document.forms[0]!));
  expect(onSubmit).toHaveBeenLastCalledWith({ ...START, text: DIRTY });
});
