import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./combobox.stories.tsx";

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

export const Thousand: Story = {
  ...looks.Thousand,
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

export const Grouped: Story = {
  ...looks.Grouped,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Method" }));
    await waitFor(() => expect(screen.getByText("Card")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Method" })).toHaveTextContent("Visa"));
  },
};

/** Letters on the closed combobox → list opens and searches for them. */
export const TypedClosed: Story = {
  ...looks.Thousand,
  play: async ({ args, canvas }) => {
    canvas.getByRole("combobox", { name: "Operator" }).focus();
    await userEvent.keyboard("o");
    const search = await screen.findByPlaceholderText("Search…");
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard("p-77");
    await expect(search).toHaveValue("op-77");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("770");
  },
};

/** Letters on a closed combobox without a search → list opens at the option that starts with them. */
export const TypedClosedFew: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole("combobox", { name: "Currency" }).focus();
    await userEvent.keyboard("t");
    const list = await screen.findByRole("listbox", { name: "Currency" });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard("u{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("Turkish lira");
  },
};
