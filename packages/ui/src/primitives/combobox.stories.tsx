import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

const Held = (props: ComboboxProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
};

const few = ["Euro", "Swedish krona", "Norwegian krone", "Turkish lira"].map((label) => ({ value: label, label }));
const many = Array.from({ length: 1000 }, (_, index) => ({
  value: String(index),
  label: `Operator ${index}`,
  hint: `op-${index}`,
}));

const meta = {
  title: "Primitives/Combobox",
  component: Combobox,
  render: (args) => <Held {...args} />,
  args: { label: "Currency", className: "max-w-64", options: few, value: "Swedish krona", onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("combobox", { name: "Currency" });
    await expect(trigger).toHaveTextContent("Swedish krona");
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    const list = await screen.findByRole("listbox", { name: "Currency" });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Swedish krona");
    await userEvent.keyboard("t");
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("Turkish lira");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(await screen.findByRole("option", { selected: true })).toBeVisible();
  },
};

export const Thousand: Story = {
  args: { label: "Operator", options: many, value: "500" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Operator" }));
    const search = await screen.findByPlaceholderText("Search…");
    await waitFor(() => expect(search).toHaveFocus());
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Operator 500");
    await expect(screen.getAllByRole("option").length).toBeLessThan(40);
    await userEvent.keyboard("{End}");
    const last = await screen.findByRole("option", { name: /Operator 999/ });
    await expect(search).toHaveAttribute("aria-activedescendant", last.id);
    await expect(last).toHaveAttribute("aria-posinset", "1000");
    await userEvent.type(search, "op-77");
    await expect(screen.getAllByRole("option")[0]).toHaveTextContent("Operator 77");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("770");
  },
};

export const NothingFound: Story = {
  args: { label: "Operator", options: many, value: undefined, emptyText: "No operator has this name" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Operator" }));
    await userEvent.type(await screen.findByPlaceholderText("Search…"), "zzz");
    await expect(screen.getAllByText("No operator has this name")[0]).toBeVisible();
    await userEvent.keyboard("{Enter}{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

export const Grouped: Story = {
  args: {
    label: "Method",
    value: "sepa",
    options: [
      { value: "sepa", label: "SEPA transfer", hint: "1–2 days", group: "Bank" },
      { value: "swift", label: "SWIFT transfer", hint: "3–5 days", group: "Bank" },
      { value: "visa", label: "Visa", hint: "At once", group: "Card" },
      { value: "mc", label: "Mastercard", hint: "At once", group: "Card" },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Method" }));
    await expect(await screen.findByText("Card")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Method" })).toHaveTextContent("Visa"));
  },
};
const isOpen = () => document.querySelector("[popover]:popover-open") !== null;

/** Whoever comes near has the list drawn, out of sight and of reach; who goes away, not. */
export const DrawnAhead: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("combobox");
    await userEvent.hover(trigger);
    await waitFor(() => expect(document.querySelectorAll("[popover] [role=option]")).toHaveLength(few.length));
    await expect(isOpen()).toBe(false);
    await expect(screen.queryByRole("option")).toBeNull();
    await userEvent.unhover(trigger);
    await waitFor(() => expect(document.querySelector("[popover]")).toBeNull());
    trigger.focus();
    await waitFor(() => expect(document.querySelector("[popover]")).not.toBeNull());
    trigger.blur();
    await waitFor(() => expect(document.querySelector("[popover]")).toBeNull());
  },
};
export const PressedAgain: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("combobox");
    await userEvent.click(trigger);
    await expect(await screen.findByRole("listbox")).toBeVisible();
    await userEvent.click(trigger);
    await waitFor(() => expect(isOpen()).toBe(false));
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(trigger);
    await waitFor(() => expect(isOpen()).toBe(true));
  },
};
export const LeftByTab: Story = {
  render: (args) => (
    <div className="flex gap-2">
      <Held {...args} />
      <button type="button">Next</button>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByRole("listbox")).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(isOpen()).toBe(false));
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveFocus();
  },
};
/** Where there is no room below it, the list hangs above. */
export const AtTheBottom: Story = {
  args: Thousand.args!,
  render: (args) => (
    <div className="flex h-[calc(100dvh-2rem)] items-end">
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("combobox", { name: "Operator" });
    await userEvent.click(trigger);
    const list = await screen.findByRole("listbox");
    await waitFor(() =>
      expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top),
    );
  },
};

/** Left open for the eye, as are the two after it. */
export const GroupedOpen: Story = {
  args: Grouped.args!,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Method" }));
    await expect(await screen.findByRole("option", { name: /SEPA/ })).toBeVisible();
  },
};
export const ThousandOpen: Story = {
  args: Thousand.args!,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Operator" }));
    await expect(await screen.findByRole("option", { selected: true })).toBeVisible();
  },
};
export const NothingFoundOpen: Story = {
  args: NothingFound.args!,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Operator" }));
    await userEvent.type(await screen.findByPlaceholderText("Search…"), "zzz");
    await expect(screen.getAllByText("No operator has this name")[0]).toBeVisible();
  },
};
export const Placeholder: Story = { args: { value: undefined, placeholder: "Choose a currency" } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
