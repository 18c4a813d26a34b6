import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import meta, * as looks from "./drawer.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Drawer",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async () => {
    const drawer = await screen.findByRole("dialog", { name: "Bank of Valletta" });
    await expect(drawer.getBoundingClientRect().width).toBe(Math.min(480, window.innerWidth));
  },
};

const widthIs = (wished: () => number) => async () => {
  const { width } = (await screen.findByRole("dialog")).getBoundingClientRect();
  await expect(width).toBeCloseTo(Math.min(wished(), window.innerWidth), 0);
};

export const Large: Story = { ...looks.Large, play: widthIs(() => 710) };

/** Three quarters of the window; the full width on a phone, as every drawer. */
export const ExtraLarge: Story = {
  ...looks.ExtraLarge,
  play: widthIs(() => window.innerWidth * (window.innerWidth < 640 ? 1 : 0.75)),
};

/** The body scrolls; header, tabs and footer stay in place. */
export const LongBody: Story = {
  ...looks.LongContent,
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    const save = screen.getByRole("button", { name: "Save" });
    await waitFor(() => expect(drawer.querySelector("[data-slot=scroll-body]")).toHaveAttribute("tabindex", "0"));
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    screen.getByText("Line 80").scrollIntoView();
    await expect(screen.getByRole("heading", { name: "Bank of Valletta" })).toBeVisible();
  },
};

export const HostileTitle: Story = {
  ...looks.HostileTexts,
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    await expect(drawer.querySelector("img")).toBeNull();
  },
};

export const RightToLeft: Story = {
  ...looks.RightToLeft,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog").getBoundingClientRect().left).toBe(0));
  },
};
