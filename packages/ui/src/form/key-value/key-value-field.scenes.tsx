import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import meta from "./key-value-field.stories.tsx";
import { two } from "./story-key-value-field.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const AddingAndRemoving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a header" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Headers, key 1" })).toHaveFocus());
    await userEvent.keyboard("accept");
    await userEvent.tab();
    await userEvent.keyboard("*/*");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"headers":[{"key":"accept","value":"*/*"}]}');
    await userEvent.click(canvas.getByRole("button", { name: "Remove accept" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add a header" })).toHaveFocus());
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"headers":[]}');
  },
};

export const PastedLines: Story = {
  parameters: { form: { values: { headers: [{ key: "", value: "" }] } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Headers, key 1" }));
    await userEvent.paste("accept: */*\nx-brand=north");
    await expect(canvas.getByRole("textbox", { name: "Headers, value 2" })).toHaveValue("north");
  },
};

export const KeyThereTwice: Story = {
  parameters: { form: { values: { headers: [...two, { key: "accept", value: "*/*" }, { key: "", value: "x" }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Headers, key 3" })).toHaveAccessibleDescription(
      "This key is already used.",
    );
    await expect(canvas.getByRole("textbox", { name: "Headers, key 4" })).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { headers: two } } },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).not.toBeInTheDocument(),
};
