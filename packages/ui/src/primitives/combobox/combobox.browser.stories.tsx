import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./combobox.stories.tsx";
import { Held } from "./story-combobox.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Primitives/Combobox",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {
  ...looks.NothingFound,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Operator" }));
    await userEvent.type(await screen.findByPlaceholderText("Search…"), "zzz");
    await expect(screen.getAllByText("No operator has this name")[0]).toBeVisible();
    await userEvent.keyboard("{Enter}{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

const isOpen = () => document.querySelector("[data-slot=combobox-popover]") !== null;

export const PressedAgain: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("combobox");
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
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
    // The browser's own Tab, which continues from the current focus.
    const { userEvent: keyboard } = await import("vitest/browser");
    await keyboard.keyboard("{Tab}");
    await waitFor(() => expect(isOpen()).toBe(false));
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveFocus();
  },
};

/** The list opens above when there is no room below. */
export const AtTheBottom: Story = {
  args: looks.Thousand.args!,
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
