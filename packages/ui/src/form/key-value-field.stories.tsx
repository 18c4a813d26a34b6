import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { KeyValueField } from "./key-value-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/KeyValueField",
  component: KeyValueField,
  decorators: [inForm],
  args: { name: "headers", label: "Headers", addLabel: "Add a header" },
  parameters: { form: { values: { headers: [] } } },
} satisfies Meta<typeof KeyValueField>;
export default meta;
type Story = StoryObj<typeof meta>;

const two = [
  { key: "accept", value: "application/json" },
  { key: "x-brand", value: "north" },
];

export const Empty: Story = { args: { help: "Sent with every call." } };
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
      "This key is there twice.",
    );
    await expect(canvas.getByRole("textbox", { name: "Headers, key 4" })).toBeInvalid();
  },
};
export const WithError: Story = {
  parameters: { form: { values: { headers: two }, errors: { headers: "Add the header “x-key”." } } },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { headers: two } } },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).not.toBeInTheDocument(),
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "Set by the provider." },
  parameters: { form: { values: { headers: two } } },
};
export const RightToLeft: Story = {
  args: { label: "الترويسات", addLabel: "أضف" },
  parameters: { form: { values: { headers: two } } },
  globals: { dir: "rtl" },
};
