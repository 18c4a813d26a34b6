import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { createFields } from "./create-fields.ts";
import { Form } from "./form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useZodForm } from "./use-zod-form.ts";

const schema = z.object({
  title: z.string().min(2, "Enter the title."),
  code: z.string().regex(/^[A-Z]+$/, "Use capital letters."),
  tags: z.array(z.string()),
});
const fields = createFields(schema);
const onSubmit = vi.fn<(values: z.output<typeof schema>) => void>();

const Subject = ({ title }: { title: string }) => {
  const form = useZodForm({ schema, defaultValues: { title, code: "A", tags: [] } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <fields.TextField name="title" label="Title" />
      <fields.TextField name="code" label="Code" />
      <fields.TagsField name="tags" label="Tags" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
};
const box = (name: string) => screen.getByRole("textbox", { name });
const save = () => screen.getByRole("button", { name: /Save/ });

/** Presses the button as a browser does: the press moves the focus, the release clicks. */
const pressDown = () => {
  fireEvent.mouseDown(save());
  save().focus();
};
const release = () => {
  fireEvent.mouseUp(save());
  fireEvent.click(save());
};
/** Waits for validation, which is asynchronous. */
const validated = () => new Promise((resolve) => void setTimeout(resolve));

it("leaving a field: empty and unchanged → no error; typed text is removed → error", async () => {
  render(<Subject title="" />);
  box("Title").focus();
  await userEvent.tab();
  await validated();
  expect(screen.queryByText("Enter the title.")).toBeNull();
  await userEvent.type(box("Title"), "a{Backspace}");
  await userEvent.tab();
  await waitFor(() => expect(screen.getByText("Enter the title.")).toBeTruthy());
});

it("leaving a field: invalid value from the start → error", async () => {
  render(<Subject title="x" />);
  box("Title").focus();
  await userEvent.tab();
  await waitFor(() => expect(screen.getByText("Enter the title.")).toBeTruthy());
});

it("field: left by a press → error appears at the release", async () => {
  render(<Subject title="abc" />);
  await userEvent.type(box("Code"), "b");
  pressDown();
  await validated();
  expect(screen.queryByText("Use capital letters.")).toBeNull();
  fireEvent.mouseUp(save());
  await waitFor(() => expect(screen.getByText("Use capital letters.")).toBeTruthy());
});

it("tags: left by a press on the submit button → typed tag is added at the release and sent", async () => {
  render(<Subject title="abc" />);
  await userEvent.type(box("Tags"), "new");
  pressDown();
  await validated();
  expect(screen.queryByRole("list", { name: "Tags, entered" })).toBeNull();
  release();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: "abc", code: "A", tags: ["new"] }));
});
