import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./date-box.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Day");
    await userEvent.type(box, "21/11/2026");
    await expect(canvas.getByTestId("value")).toHaveTextContent("2026-11-21");
    await userEvent.tab();
    await expect(box).toHaveValue("21 Nov 2026");
  },
};

export const German: Story = {
  args: { precision: "minute", value: "2026-11-21T14:03", locale: "de", className: "max-w-56" },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Day");
    await expect(box).toHaveValue("21. Nov. 2026, 14:03");
    await userEvent.clear(box);
    await userEvent.type(box, "1.12.2026 9:00");
    await expect(canvas.getByTestId("value")).toHaveTextContent("2026-12-01T09:00");
  },
};

/** It stays in sight when the box is left; once it is mended the box writes it in its own way. */
export const Refused: Story = {
  args: { value: "2026-11-21" },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Day");
    await userEvent.clear(box);
    await userEvent.type(box, "21/11/26");
    await userEvent.tab();
    await expect([box, canvas.getByTestId("value")].map((it) => (it as HTMLInputElement).value)).toEqual([
      "21/11/26",
      "refused",
    ]);
    await userEvent.clear(box);
    await expect(canvas.getByTestId("value")).toHaveTextContent("");
  },
};
