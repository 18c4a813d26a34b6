import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import { LocaleProvider } from "../../display/locale/locale-provider.tsx";
import { createFields } from "../create-fields.ts";
import { Form } from "../form.tsx";
import { useZodForm } from "../use-zod-form.ts";
import { checkedRows } from "./checked-rows.ts";

const COLUMNS = [
  { key: "from", label: "From" },
  { key: "share", label: "Share", suffix: "%" },
] as const;
const row = z.object({ from: z.string(), share: z.string() });
const schema = z.object({ levels: z.array(row).superRefine(checkedRows(COLUMNS)) });
const fields = createFields(schema);

const Subject = () => {
  const form = useZodForm({
    schema,
    defaultValues: {
      levels: [
        { from: "0", share: "5" },
        { from: "10", share: "" },
      ],
    },
  });
  return (
    <LocaleProvider locale="en" timeZone="UTC">
      <Form form={form} onSubmit={() => undefined}>
        <fields.RowsField name="levels" label="Levels" rowLabel="Level" columns={COLUMNS} />
      </Form>
    </LocaleProvider>
  );
};
const submit = () => fireEvent.submit(document.querySelector("form")!);
const cell = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

it("rows: error in a cell → the summary names row and column, and leads to the cell", async () => {
  render(<Subject />);
  submit();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Level 2, Share/ })).toBeTruthy());
  const summary = screen.getByRole("group", { name: "1 problem to fix first" });
  expect(summary.textContent).toContain("Level 2, Share: Enter a number.");
  // The error takes the focus when it appears.
  await waitFor(() => expect(document.activeElement).toBe(summary));
  fireEvent.click(screen.getByRole("button", { name: /^Level 2, Share/ }));
  expect(document.activeElement).toBe(cell("Level 2, Share"));
});

it("rows: number below zero → the summary says the bound", async () => {
  render(<Subject />);
  fireEvent.change(cell("Level 2, Share"), { target: { value: "-5" } });
  submit();
  await waitFor(() =>
    expect(screen.getByRole("group", { name: /to fix first/ }).textContent).toContain(
      "Level 2, Share: Use at least 0.",
    ),
  );
});
