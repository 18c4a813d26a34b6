import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./date-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  args: { min: "2026-01-01", max: "2026-12-31" },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Start day");
    await userEvent.type(box, "2026-11-21");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"day":"2026-11-21"}');
    await userEvent.tab();
    await expect(box).toHaveValue("21 Nov 2026");
    await userEvent.clear(box);
    await userEvent.type(box, "21/13/2026");
    await userEvent.tab();
    await expect(box).toHaveValue("21/13/2026");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"day":"incomplete"}');
    await userEvent.clear(box);
    await userEvent.type(box, "22/11/2026");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"day":"2026-11-22"}');
    await expect(box).toHaveAccessibleDescription("From 1 Jan 2026 to 31 Dec 2026.");
    await userEvent.clear(box);
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"day":""}');
  },
};

export const NoDate: Story = {
  parameters: { form: { values: { day: "2026-02-30" } } },
  play: async ({ canvas }) => expect(canvas.getByLabelText("Start day")).toHaveValue(""),
};
