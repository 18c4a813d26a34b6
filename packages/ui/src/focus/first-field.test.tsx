import { render, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expect, it } from "vitest";
import { Dialog } from "../overlays/dialog/dialog.tsx";
import { Drawer } from "../overlays/drawer/drawer.tsx";
import { focusFirstField } from "./first-field.ts";

const Field = ({ children }: { children: React.ReactNode }) => <div data-slot="field">{children}</div>;
const Currency = ({ choices }: { choices: readonly string[] }) => (
  <Field>
    <select aria-label="Currency" required>
      <option value="">Choose…</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  </Field>
);
const Amount = () => (
  <Field>
    <input aria-label="Amount" />
  </Field>
);
const focused = () => document.activeElement?.getAttribute("aria-label");

it.each([
  [["USD"], "Amount"],
  [["EUR", "USD"], "Currency"],
])("dialog: %j to choose from → %s has the focus", async (choices, first) => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Top up">
      <a href="#help">Help</a>
      <Field>
        <input aria-label="Player" readOnly />
      </Field>
      <Currency choices={choices} />
      <Amount />
    </Dialog>,
  );
  await waitFor(() => expect(focused()).toBe(first));
});

it("dialog: radio buttons come first → the checked one has the focus", async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Limit">
      <Field>
        <input type="radio" name="kind" aria-label="Daily" />
        <input type="radio" name="kind" aria-label="Monthly" defaultChecked />
      </Field>
    </Dialog>,
  );
  await waitFor(() => expect(focused()).toBe("Monthly"));
});

const Later = () => {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => focusFirstField(form), [form]);
  return (
    <form ref={setForm}>
      <Amount />
    </form>
  );
};
const Opened = ({ there }: { there: boolean }) => (
  <Drawer
    open
    onOpenChange={() => undefined}
    title="New bank"
    actions={<button type="button" aria-label="Copy link" />}
  >
    {there && <Later />}
  </Drawer>
);

it("drawer: form appears later → its first field has the focus", async () => {
  const { rerender } = render(<Opened there={false} />);
  await waitFor(() => expect(document.activeElement?.role).toBe("dialog"));
  rerender(<Opened there />);
  await waitFor(() => expect(focused()).toBe("Amount"));
});

it("drawer: user has moved the focus before the form appears → focus stays", async () => {
  const { rerender } = render(<Opened there={false} />);
  await waitFor(() => expect(document.activeElement?.role).toBe("dialog"));
  screen.getByLabelText("Copy link").focus();
  rerender(<Opened there />);
  await waitFor(() => expect(focused()).toBe("Copy link"));
});

it("first field: form on a page → focus stays", () => {
  render(<Later />);
  expect(document.activeElement).toBe(document.body);
});
