import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./page-preview.stories.tsx";
import { drawn } from "./story-page-preview.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Page preview",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const OnADesktopInTheDark: Story = {
  ...looks.DesktopInDark,
  play: async () => {
    const { body, documentElement } = await drawn();
    await expect(documentElement.dataset["theme"]).toBe("dark");
    // The preview is styled although the console's CSP forbids inline styles.
    await expect(getComputedStyle(body).backgroundColor).toBe("rgb(20, 24, 29)");
  },
};
