import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { z } from "zod";
import { createFields } from "../form/create-fields.ts";
import { Form } from "../form/form.tsx";
import { useZodForm } from "../form/use-zod-form.ts";

const schema = z.object({ title: z.string(), amount: z.string() });
const fields = createFields(schema);

const Subject = ({ amount }: { amount: string }) => (
  <Form form={useZodForm({ schema, defaultValues: { title: "", amount } })} onSubmit={() => undefined}>
    <fields.TextField name="title" label="Title" />
    <fields.MoneyField name="amount" label="Amount" currency="USD" locale="en" />
  </Form>
);
const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });

it.each(["1", "1000.1", "12.34"])("%s, selected by the Tab key, stays selected and is typed over", async (amount) => {
  render(<Subject amount={amount} />);
  // As browsers do it: the whole text is selected, then the box has the focus.
  box().select();
  act(() => box().focus());
  await act(async () => Promise.resolve());
  expect(box().value).toBe(amount);
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, amount.length]);
});

it("a press into the box puts the caret there, and selects nothing", async () => {
  render(<Subject amount="12.34" />);
  await userEvent.pointer({ keys: "[MouseLeft]", target: box(), offset: 2 });
  await userEvent.keyboard("5");
  expect(box().value).toBe("125.34");
});
