import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./hostile.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Parts that show a text; that the page does not scroll sideways is checked after every story. */
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

/** Every field of the kit with a value that it should never have been given: no box shows the machine’s word for none. */
export const EveryField: Story = {
  ...looks.EveryField,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
    // Not another option in its place.
    await expect(canvas.getByRole("combobox", { name: "Kind" })).toHaveDisplayValue(/^WWW/);
    await expect(canvas.getByRole("combobox", { name: "Licence" })).toHaveTextContent(/^WWW/);
    const machine = /^(?:NaN|Infinity|null|undefined|Invalid Date)$/;
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>("input, textarea, select")];
    await expect(boxes.filter(({ value }) => machine.test(value)).map((it) => it.name || it.id)).toEqual([]);
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|Invalid Date/);
  },
};
