import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { FileField } from "./file-field.tsx";
import { inForm } from "../story-form.tsx";
import { POINT, png } from "./story-file-field.tsx";

const meta = {
  title: "Components/Forms/File field",
  component: FileField,
  decorators: [inForm],
  args: { name: "logo", label: "Logo", kinds: ["png", "jpeg"], maxBytes: 512 * 1024 },
  parameters: { form: { values: { logo: null } } },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };

export const ValidationError: Story = {
  parameters: { form: { values: { logo: null }, errors: { logo: "Choose a logo." } } },
};

export const LongContent: Story = { parameters: { form: { values: { logo: png(`${"x".repeat(300)}.png`) } } } };

export const ReversedName: Story = { parameters: { form: { values: { logo: png("invoice\u202Egpj.png") } } } };

export const Chosen: Story = { parameters: { form: { values: { logo: png() } } } };

export const WrongType: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), new File(["<script>"], "logo.png", { type: "image/png" }));
    await waitFor(() => expect(canvas.getByText("The content of this file is not PNG.")).toBeVisible());
    await expect(canvas.getByLabelText("Logo")).toBeInvalid();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"logo":null}');
  },
};

export const Uploading: Story = {
  args: {
    upload: (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => {});
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await waitFor(() => expect(canvas.getByText("40 %")).toBeVisible());
    await expect(canvas.queryByRole("button", { name: "Replace" })).not.toBeInTheDocument();
  },
};

export const UploadFailed: Story = {
  args: { upload: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await waitFor(() => expect(canvas.getByText("logo.png could not be uploaded.")).toBeVisible());
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"logo":null}');
  },
};

export const Stored: Story = {
  args: { stored: () => ({ name: "operator-logo.png", image: `data:image/png;base64,${POINT}` }) },
  parameters: { form: { values: { logo: "file-7" } } },
};

export const Disabled: Story = { args: { disabledReason: "Comes from the brand's settings." } };
