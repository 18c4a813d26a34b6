import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ColourPage } from "./colour-page.tsx";

const meta = {
  title: "Foundations/Colour",
  component: ColourPage,
  args: { least: 4.5 },
  parameters: { controls: { disable: true } },
  // A switch of theme triggers a new measurement.
  render: (args, { globals }) => (
    <ColourPage key={`${String(globals["theme"])} ${String(globals["contrast"])}`} {...args} />
  ),
  play: async ({ canvasElement }) => {
    const failing = [...canvasElement.querySelectorAll('[data-passes="false"]')].map((row) => row.textContent);
    await expect(failing).toEqual([]);
    await expect(canvasElement.querySelectorAll('[data-passes="true"]').length).toBeGreaterThan(30);
  },
} satisfies Meta<typeof ColourPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: "light", contrast: "normal" } };

export const Dark: Story = { globals: { theme: "dark", contrast: "normal" } };

export const HighContrastLight: Story = { args: { least: 7 }, globals: { theme: "light", contrast: "more" } };

export const HighContrastDark: Story = { args: { least: 7 }, globals: { theme: "dark", contrast: "more" } };
