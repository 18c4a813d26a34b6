import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta from "./dropdown-menu.stories.tsx";
import { onEdit, onMerge } from "./story-dropdown-menu.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Actions" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    const merge = screen.getByRole("menuitem", { name: /Merge/ });
    await expect(merge).toHaveFocus();
    await expect(merge).toHaveAccessibleDescription("Only open accounts can be merged");
    await expect(onMerge).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
