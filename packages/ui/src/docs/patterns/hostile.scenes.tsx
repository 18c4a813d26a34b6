import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./hostile.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Components that show text; a check after every story asserts that the page does not scroll horizontally. */
export const Shown: Story = {
  ...looks.Shown,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

export const Typed: Story = {
  ...looks.Typed,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** Every field of the kit with an invalid value: none shows “undefined”, “null” or “NaN”. */
export const EveryField: Story = {
  ...looks.EveryField,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
    // The unknown value is shown, not another option.
    await expect(canvas.getByRole("combobox", { name: "Kind" })).toHaveDisplayValue(/^WWW/);
    await expect(canvas.getByRole("combobox", { name: "Licence" })).toHaveTextContent(/^WWW/);
    const machine = /^(?:NaN|Infinity|null|undefined|Invalid Date)$/;
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>("input, textarea, select")];
    await expect(boxes.filter(({ value }) => machine.test(value)).map((it) => it.name || it.id)).toEqual([]);
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|Invalid Date/);
  },
};
