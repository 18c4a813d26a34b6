import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { LocaleProvider } from "../../display/locale/locale-provider.tsx";
import { createFields } from "../create-fields.ts";
import type { FileValue } from "../file/file-field.tsx";
import { Form } from "../form.tsx";
import { useZodForm } from "../use-zod-form.ts";

const row = z.object({ from: z.string() });
// The schema accepts any text, as if a validation rule had been forgotten.
const schema = z.object({
  amount: z.string(),
  count: z.string(),
  levels: z.array(row),
  tags: z.array(z.string()),
  file: z.custom<FileValue>(),
});
const fields = createFields(schema);
const START = { amount: "5", count: "5", levels: [{ from: "5" }], tags: ["a"], file: null as FileValue };

const onSubmit = vi.fn();
beforeEach(() => void onSubmit.mockReset());

const Subject = ({ children }: { children: ReactElement }) => {
  const form = useZodForm({ schema, defaultValues: START });
  return (
    <LocaleProvider locale="en" timeZone="UTC">
      <Form form={form} onSubmit={onSubmit}>
        {children}
      </Form>
    </LocaleProvider>
  );
};
const box = () => screen.getByRole<HTMLInputElement>("textbox");
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const submit = async () => {
  await act(async () => fireEvent.submit(document.querySelector("form")!));
};

const LEVELS = (
  <fields.RowsField name="levels" label="Levels" rowLabel="Level" columns={[{ key: "from", label: "From" }]} />
);

it.each<[string, () => ReactElement, string, string, object]>([
  [
    "an amount",
    () => <fields.MoneyField name="amount" label="Amount" currency="EUR" />,
    "1,23",
    "1,234.50",
    { amount: "1234.50" },
  ],
  ["a share", () => <fields.PercentageField name="amount" label="Share" />, "1e3", "12.5", { amount: "12.5" }],
  ["a number", () => <fields.NumberField name="amount" label="Factor" />, "12..5", "12.5", { amount: "12.5" }],
  [
    "a whole number",
    () => <fields.IntegerField name="count" label="Count" />,
    "12.5",
    "1,234,567",
    { count: "1234567" },
  ],
  ["a row", () => LEVELS, "1,5", "1,500", { levels: [{ from: "1500" }] }],
])("invalid input: %s → text stays, submit is blocked until it is corrected", async (_, field, wrong, right, sent) => {
  render(<Subject>{field()}</Subject>);
  type(wrong);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(box().value).toBe(wrong);
  expect(box().getAttribute("aria-invalid")).toBe("true");
  type(right);
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...START, ...sent });
});

it("tags field: tag is refused → submit is blocked until the text is replaced", async () => {
  const check = (tag: string) => (tag === "b" ? undefined : "No such tag.");
  render(
    <Subject>
      <fields.TagsField name="tags" label="Tags" check={check} />
    </Subject>,
  );
  type("x");
  fireEvent.keyDown(box(), { key: "Enter" });
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getAllByText("x: No such tag.")).not.toHaveLength(0));
  type("b");
  fireEvent.keyDown(box(), { key: "Enter" });
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...START, tags: ["a", "b"] });
});

it("tags field: unfinished tag, ⌘↵ → tag is submitted with the form", async () => {
  render(
    <Subject>
      <fields.TagsField name="tags" label="Tags" />
    </Subject>,
  );
  type("b");
  await act(async () => fireEvent.keyDown(box(), { key: "Enter", ctrlKey: true }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...START, tags: ["a", "b"] });
});

it("file field: file is refused → submit is blocked until the file is left out", async () => {
  render(
    <Subject>
      <fields.FileField name="file" label="File" kinds={["png"]} maxBytes={1000} />
    </Subject>,
  );
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  fireEvent.change(input, { target: { files: [new File(["<html>"], "page.png")] } });
  await screen.findByRole("button", { name: "Remove" });
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryAllByText(/not PNG/)).toHaveLength(0));
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(START);
});

it("file field: upload is running → submit is blocked until it has finished", async () => {
  const sent = Promise.withResolvers<string>();
  // jsdom has neither function, and Node's takes no file of jsdom.
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
  onTestFinished(() => {
    Reflect.deleteProperty(URL, "createObjectURL");
    Reflect.deleteProperty(URL, "revokeObjectURL");
  });
  render(
    <Subject>
      <fields.FileField name="file" label="File" kinds={["png"]} maxBytes={1000} upload={() => sent.promise} />
    </Subject>,
  );
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  fireEvent.change(input, { target: { files: [new File([png], "logo.png")] } });
  await screen.findByText("0 %");
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryAllByText(/logo.png is still uploading/)).not.toHaveLength(0);
  await act(async () => sent.resolve("file-7"));
  await waitFor(() => expect(screen.queryAllByText(/logo.png is still uploading/)).toHaveLength(0));
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...START, file: "file-7" });
});

it("rows field: row with an invalid number is removed → submit succeeds", async () => {
  render(<Subject>{LEVELS}</Subject>);
  type("1,5");
  fireEvent.click(screen.getByRole("button", { name: "Remove level 1" }));
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...START, levels: [] });
});
