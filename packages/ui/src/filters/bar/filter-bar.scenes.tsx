import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./filter-bar.stories.tsx";
import { SET, drawer } from "./story-filter-bar.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSet: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Bank" })).toHaveValue(""));
    await expect(canvas.getByRole("button", { name: "Filters" })).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "Filters set" })).toBeNull();
  },
};

export const SomeSet: Story = {
  ...looks.SomeSet,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Filters ?6 ?set$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Player: Ada Lovelace")).toBeVisible());
  },
};

/** Every control of the bar applies immediately and resets the page to the first. */
export const InTheBar: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByTestId("address");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Approved");
    await expect(address).toHaveTextContent("?limit=100&status=APPROVED");
    await userEvent.type(canvas.getByRole("combobox", { name: "Bank" }), "Otter{Enter}");
    await expect(address).toHaveTextContent("bank=Otter");
  },
};

/** A range opens in a popover; ⌘↵ applies it, Escape discards the changes. */
export const RangeInTheBar: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByTestId("address");
    const button = canvas.getByRole("button", { name: "Amount: any" });
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole("textbox", { name: "Amount from" }), "50");
    await userEvent.keyboard("{Meta>}{Enter}{/Meta}");
    await expect(address).toHaveTextContent("amount=50..");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole("textbox", { name: "Amount from" }), "00");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(address).toHaveTextContent("amount=50..");
  },
};

/** Keyboard only: open, change, ⌘↵; open, change, Escape. */
export const DrawerByKeyboard: Story = {
  args: { query: "limit=100&opId=op-nordlys&status=PENDING" },
  play: async ({ canvas }) => {
    const address = canvas.getByTestId("address");
    const button = canvas.getByRole("button", { name: /^Filters/ });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const first = await drawer();
    await userEvent.click(first.getByRole("switch", { name: "Only new players" }));
    await expect(address).not.toHaveTextContent("fresh");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(address).toHaveTextContent("?limit=100&opId=op-nordlys&status=PENDING&fresh=true");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard("{Enter}");
    const second = await drawer();
    await userEvent.click(second.getByRole("button", { name: "Clear all" }));
    await expect(second.getByRole("switch", { name: "Only new players" })).not.toBeChecked();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(address).toHaveTextContent("fresh=true");
  },
};

/** Focus moves to the next chip, and after the last one to the button. */
export const Chips: Story = {
  args: { query: "status=PENDING&fresh=true&opId=op-nordlys" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Status: Pending" }));
    await expect(canvas.getByRole("button", { name: "Remove Only new players" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove Operator: Nordlys" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Filters" })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Clear all" })).toBeNull();
  },
};

/** Scope and rows per page are kept. */
export const ClearAll: Story = {
  args: { query: `${SET}&opId=op-nordlys&tab=all&page=3` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.getByTestId("address")).toHaveTextContent(/^\?limit=100&opId=op-nordlys&tab=all$/);
    await expect(canvas.getByRole("button", { name: /^Filters/ })).toHaveFocus();
  },
};

/** A disabled filter explains why, with the keyboard as well. */
export const DisabledInTheBar: Story = {
  ...looks.Disabled,
  play: async ({ canvas }) => {
    const status = canvas.getByRole("button", { name: "Status: any" });
    await expect(status).toHaveAccessibleDescription("Choose an operator first.");
    await userEvent.click(status);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
