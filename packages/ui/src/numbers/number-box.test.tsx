import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useWatch } from "react-hook-form";
import { expect, it } from "vitest";
import { z } from "zod";
import { createFields } from "../form/create-fields.ts";
import { Form } from "../form/form.tsx";
import { useZodForm } from "../form/use-zod-form.ts";

const schema = z.object({ title: z.string(), amount: z.string() });
const fields = createFields(schema);

const Amount = () => <output>{useWatch({ name: "amount" })}</output>;
const Subject = ({ amount, locale = "en" }: { amount: string; locale?: string }) => (
  <Form form={useZodForm({ schema, defaultValues: { title: "", amount } })} onSubmit={() => undefined}>
    <fields.TextField name="title" label="Title" />
    <fields.MoneyField name="amount" label="Amount" currency="USD" locale={locale} />
    <Amount />
  </Form>
);
const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
const value = () => screen.getByRole("status").textContent;

/** Replaces the selection as browsers do for `document.execCommand("insertText")`, which automation tools use. */
const insert = (text: string) => {
  const input = box();
  const init: InputEventInit = { bubbles: true, cancelable: true, inputType: "insertText", data: text };
  input.dispatchEvent(new InputEvent("beforeinput", init));
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  input.dispatchEvent(new InputEvent("input", { ...init, cancelable: false }));
};

it.each(["1", "1000.1", "12.34"])("number input: %s selected with Tab → text and selection stay", async (amount) => {
  render(<Subject amount={amount} />);
  const before = box().value;
  await userEvent.click(screen.getByRole("textbox", { name: "Title" }));
  await userEvent.tab();
  expect(box()).toBe(document.activeElement);
  expect([box().value, box().selectionStart, box().selectionEnd]).toEqual([before, 0, before.length]);
  await userEvent.keyboard("7");
  expect([box().value, value()]).toEqual(["7", "7"]);
});

it.each([
  ["a digit dragged over and typed over", [0, 1], "7", "7,000.00", "7000.00"],
  ["a click after the first digit", [1, 1], "1", "51,000.00", "51000.00"],
  ["a click into a group", [3, 3], "1", "5,0100.00", "50100.00"],
  ["Backspace after the first digit", [1, 1], "{Backspace}", ",000.00", "0.00"],
  ["Delete of a digit in a group", [2, 2], "{Delete}", "5,00.00", "500.00"],
  ["the decimals dragged over and deleted, then a digit", [5, 8], "{Backspace}{Backspace}", "5,00", "500"],
] as const)(
  "number input 5,000.00: %s → value equals the visible digits, formatted on blur only",
  async (_, range, keys, seen, meant) => {
    const user = userEvent.setup();
    render(<Subject amount="5000" />);
    await user.pointer([
      { keys: "[MouseLeft>]", target: box(), offset: range[0] },
      { offset: range[1] },
      { keys: "[/MouseLeft]" },
    ]);
    expect(box().value).toBe("5,000.00");
    await user.keyboard(keys);
    expect([box().value, value()]).toEqual([seen, meant]);
    await user.tab();
    expect(box().value).toBe(new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(Number(meant)));
  },
);

it.each(["50", "5000"])("number input: %s, focus, select all, insertText → replaced, not appended", (amount) => {
  render(<Subject amount={amount} />);
  act(() => box().focus());
  act(() => box().select());
  act(() => insert("7"));
  expect([box().value, value()]).toEqual(["7", "7"]);
});

it.each([
  ["over everything, another writing of decimals", [0, 8], "5,00", "5,00", "refused:5,00"],
  ["over everything, grouped", [0, 8], "12,345.67", "12,345.67", "12345.67"],
  ["into a group", [3, 3], "12", "5,01200.00", "501200.00"],
] as const)(
  "number input 5,000.00: paste %s → only formatted separators are ignored",
  async (_, range, text, seen, meant) => {
    const user = userEvent.setup();
    render(<Subject amount="5000" />);
    await user.click(box());
    box().setSelectionRange(range[0], range[1]);
    await user.paste(text);
    expect([box().value, value()]).toEqual([seen, meant]);
  },
);

it.each([
  ["de", "5.000,00", "7.000,00"],
  ["fr", "5\u202F000,00", "7\u202F000,00"],
])("number input in %s: one digit typed over → same number with that digit", async (locale, before, after) => {
  const user = userEvent.setup();
  render(<Subject amount="5000" locale={locale} />);
  expect(box().value).toBe(before);
  await user.click(box());
  box().setSelectionRange(0, 1);
  await user.keyboard("7");
  expect([box().value, value()]).toEqual([after, "7000.00"]);
});
