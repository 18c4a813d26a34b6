import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { LocaleProvider } from "../../display/locale/locale-provider.tsx";
import { createFields } from "../create-fields.ts";
import { Form } from "../form.tsx";
import { useZodForm } from "../use-zod-form.ts";

const schema = z.object({ at: z.iso.datetime("Choose when it starts.") });
const fields = createFields(schema);

const Subject = ({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => void }) => {
  const form = useZodForm({ schema, defaultValues: { at: "" } });
  return (
    <LocaleProvider locale="en-GB" timeZone="UTC">
      <Form form={form} onSubmit={onSubmit}>
        <fields.DateTimeField name="at" label="Starts" zone="Europe/Malta" />
        <button type="reset" onClick={() => form.reset({ at: "2026-11-21T13:03:00Z" })}>
          Reset
        </button>
      </Form>
    </LocaleProvider>
  );
};

const open = () => {
  const onSubmit = vi.fn();
  render(<Subject onSubmit={onSubmit} />);
  const box = screen.getByLabelText<HTMLInputElement>("Starts");
  const submit = () => act(async () => fireEvent.submit(document.querySelector("form")!));
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  return { onSubmit, box, submit, type };
};

it.each([
  ["29 Mar 2026", "Enter a time as well, for example 21 Nov 2026, 14:03."],
  ["29 Mar 2026, 02:30", "This time does not exist in Europe/Malta: the clocks go forward."],
  ["31 Feb 2026, 14:00", "Choose when it starts."],
  ["", "Choose when it starts."],
])(
  "date and time field: “%s” typed → validation error, text stays in the input until corrected",
  async (typed, says) => {
    const { box, type, submit, onSubmit } = open();
    type("x");
    type(typed);
    fireEvent.blur(box);
    await submit();
    expect(screen.getAllByText(says, { exact: false })).not.toHaveLength(0);
    expect([box.value, box.getAttribute("aria-invalid"), onSubmit.mock.calls]).toEqual([typed, "true", []]);
    type("29 Mar 2026, 03:30");
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ at: "2026-03-29T01:30:00Z" });
  },
);

it("date and time field: invalid text, then form reset → no validation error", async () => {
  const { box, type, submit, onSubmit } = open();
  type("29 Mar 2026");
  fireEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(box.value).toBe("21 Nov 2026, 14:03");
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});
