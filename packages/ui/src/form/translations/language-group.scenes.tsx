import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./language-group.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** English first; an input has the direction of its language. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 of 3 languages missing")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: /English/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    const title = canvas.getByRole("textbox", { name: "Title" });
    await expect(title).toHaveFocus();
    await expect(title).toHaveAttribute("dir", "rtl");
    await userEvent.keyboard("بهار");
    await expect(canvas.getByText("1 of 3 languages missing")).toBeVisible();
  },
};

/** The tab of a language marks errors in its fields. */
export const WithErrors: Story = {
  ...looks.ValidationError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: /Swedish.*has an error/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: /Swedish/ }));
    await expect(canvas.getByRole("textbox", { name: "Link" })).toHaveAccessibleDescription(/Begin with/);
  },
};
