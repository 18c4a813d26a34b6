import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import meta, * as looks from "./page-preview.stories.tsx";
import { frame, drawn, HOSTILE } from "./story-page-preview.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Links are styled but do not navigate. */
export const OnAPhone: Story = {
  play: async () => {
    const shown = within((await drawn()).body);
    await expect(shown.getByRole("heading", { name: "Welcome offer" })).toBeInTheDocument();
    await expect(shown.getByText("terms")).not.toHaveAttribute("href");
    await expect(await frame()).toHaveAttribute("sandbox", "allow-same-origin");
  },
};

export const FromTheRight: Story = {
  ...looks.RightToLeft,
  play: async () => {
    await expect((await drawn()).documentElement).toHaveAttribute("dir", "rtl");
  },
};

/** Forty hostile texts run no script, send no request and do not navigate. */
export const HostileTexts: Story = {
  ...looks.HostileTexts,
  play: async () => {
    await expect(HOSTILE.length).toBeGreaterThanOrEqual(20);
    const shown = await drawn();
    const harmful =
      "script, iframe, object, embed, base, style, link, meta, svg, math, form, input, img, [src], [href]";
    await expect(shown.querySelector(`body :is(${harmful})`)).toBeNull();
    for (const element of shown.body.querySelectorAll("*"))
      for (const name of element.getAttributeNames()) await expect(name).not.toMatch(/^on|^style$|^srcdoc$/);
    await expect(globalThis).not.toHaveProperty("ran");
  },
};
