import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import meta from "./colour-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const TypedAndPicked: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Brand colour" }), "1A7");
    await userEvent.tab();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"colour":"#11aa77"}');
    await fireEvent.input(canvas.getByLabelText("Brand colour, pick"), { target: { value: "#aa0000" } });
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"colour":"#aa0000"}');
  },
};
