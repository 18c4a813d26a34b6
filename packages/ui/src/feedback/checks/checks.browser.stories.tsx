import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./checks.stories.tsx";

export default { ...meta, title: "In a browser/Components/Display/Checks", tags: ["!dev", "!autodocs"] };

type Story = StoryObj<typeof meta>;

/** On a phone only the line is open: a press shows the checks, each with its result. */
export const Folded: Story = {
  ...looks.Narrow,
  play: async ({ canvas }) => {
    const fold = canvas.getByRole("button", { name: "1 more to look at, 4 clear" });
    await expect(canvas.queryByRole("list")).toBeNull();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await userEvent.click(fold);
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

/** Beside a list there is room for all: nothing is folded. */
export const Open: Story = {
  ...looks.Stop,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
