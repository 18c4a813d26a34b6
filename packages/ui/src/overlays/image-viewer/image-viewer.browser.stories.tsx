import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./image-viewer.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Image viewer",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

const transform = () => screen.getByRole("img").style.transform;

export const Default: Story = {
  play: async () => {
    await screen.findByRole("img", { name: "Front of the identity card" });
    await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    await expect(screen.getByRole("status")).toHaveTextContent("125%");
    await userEvent.click(screen.getByRole("button", { name: "Rotate right" }));
    await expect(transform()).toContain("rotate(90deg)");
    await userEvent.click(screen.getByRole("button", { name: "Fit" }));
    await expect(transform()).toBe("translate(0px, 0px) rotate(0deg) scale(1)");
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open the document" });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole("dialog").firstElementChild).toHaveFocus());
    await userEvent.keyboard("++");
    await waitFor(() => expect(transform()).toContain("scale(1.5625)"));
    await userEvent.keyboard("{ArrowRight}");
    await expect(transform()).toContain("translate(-60px");
    await userEvent.keyboard("0R");
    await expect(transform()).toContain("rotate(90deg)");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.getByRole("img", { name: "Back of the identity card" })).toBeInTheDocument());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Failed: Story = {
  ...looks.Error,
  play: async () => {
    await waitFor(() => expect(screen.getByText("Could not load the image")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByText("Could not load the image")).toBeVisible());
  },
};
