import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { toast } from "../../feedback/toast/toast.ts";
import meta, * as looks from "./hostile.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Patterns/Hostile text",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

const expectFits = async (element: HTMLElement) => {
  const { left, right } = element.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
};

/** Floating elements are no wider than the window and do not scroll horizontally. */
export const Floating: Story = {
  ...looks.Floating,
  play: async ({ canvas }) => {
    toast.clear();
    const open = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await userEvent.hover(canvas.getByRole("button", { name: "Hint" }));
    await expectFits(await screen.findByRole("tooltip"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await open("Menu");
    await expectFits(await screen.findByRole("menu"));
    await userEvent.keyboard("{Escape}");
    await open("Popover");
    await expectFits(await screen.findByRole("dialog", { name: "Popover" }));
    await userEvent.keyboard("{Escape}");
    await open("Toast");
    const toasted = await screen.findByRole("alert");
    await expectFits(toasted);
    await expect(toasted.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(document.querySelector("#storybook-root img, [data-slot=toast] img")).toBeNull();
  },
};
