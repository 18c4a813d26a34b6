import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta from "./drawer-nesting.stories.tsx";
import { titles, focusIsOn } from "./story-drawer-nesting.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** A click outside closes only the top window. */
export const PressBeside: Story = {
  play: async ({ canvas }) => {
    const pressBeside = () => userEvent.click(Array.from(document.querySelectorAll("[data-slot=scrim]")).at(-1)!);
    await userEvent.click(canvas.getByRole("button", { name: "Open player" }));
    await userEvent.click(await screen.findByRole("button", { name: "Open payment" }));
    await waitFor(() => expect(titles()).toEqual(["Withdrawal 7004"]));
    await pressBeside();
    await waitFor(() => expect(titles()).toEqual(["Ada Lovelace"]));
    await pressBeside();
    await waitFor(() => expect(titles()).toEqual([]));
  },
};

/** A menu in a drawer opens a dialog: Escape closes the menu first, and the focus returns to the menu button. */
export const DialogFromAMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open player" }));
    const more = await screen.findByRole("button", { name: "More" });
    await userEvent.click(more);
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Ada Lovelace" })).toBeVisible();

    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Add note…" }));
    await screen.findByRole("dialog", { name: "Add note" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(titles()).toEqual(["Ada Lovelace"]));
    await focusIsOn("More");
  },
};
