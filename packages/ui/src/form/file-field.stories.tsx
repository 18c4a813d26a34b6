import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { FileField } from "./file-field.tsx";
import { inForm } from "./story-form.tsx";
import type { Upload } from "./use-upload.ts";

/** A PNG of one green point. */
const POINT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const png = (name = "logo.png") =>
  new File([Uint8Array.from(atob(POINT), (letter) => letter.codePointAt(0) ?? 0)], name, { type: "image/png" });

const stopped = fn();
const send = fn<Upload>(async () => "file-7");

const meta = {
  title: "Forms/FileField",
  component: FileField,
  decorators: [inForm],
  args: { name: "logo", label: "Logo", kinds: ["png", "jpeg"], maxBytes: 512 * 1024 },
  parameters: { form: { values: { logo: null } } },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Logo/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Logo/)).toHaveAccessibleDescription("PNG or JPEG, up to 512 KB.");
  },
};
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await expect(await canvas.findByText("logo.png")).toBeVisible();
    await userEvent.upload(canvas.getByLabelText("Logo"), png("other.png"));
    await expect(await canvas.findByText("other.png")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove other.png" }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"logo":null}');
    await expect(canvas.getByLabelText("Logo")).toHaveFocus();
  },
};
export const Chosen: Story = { parameters: { form: { values: { logo: png() } } } };
export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector("[data-slot=file-drop]");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(png());
    if (zone) await fireEvent(zone, new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText("Drop to add it")).toBeVisible();
    if (zone) await fireEvent(zone, new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText("logo.png")).toBeVisible();
  },
};
export const NotWhatItSays: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), new File(["<script>"], "logo.png", { type: "image/png" }));
    await expect(await canvas.findByText("The content of this file is not PNG.")).toBeVisible();
    await expect(canvas.getByLabelText("Logo")).toBeInvalid();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"logo":null}');
  },
};
export const TooLarge: Story = {
  args: { maxBytes: 10 },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await expect(await canvas.findByText(/the most is 10 B/)).toBeVisible();
  },
};
export const UnderWay: Story = {
  args: {
    upload: (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => {});
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await expect(await canvas.findByText("40 %")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Replace" })).not.toBeInTheDocument();
  },
};
export const NotSent: Story = {
  args: { upload: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await expect(await canvas.findByText("logo.png could not be sent.")).toBeVisible();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"logo":null}');
  },
};
export const Sending: Story = {
  args: {
    upload: (_, { onProgress, signal }) => {
      onProgress(0.4);
      signal.addEventListener("abort", stopped);
      return new Promise(() => {});
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await expect(await canvas.findByRole("progressbar", { name: "Sending logo.png" })).toHaveValue(0.4);
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(stopped).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Choose a file" })).toBeVisible();
  },
};
export const SendingFails: Story = {
  args: { upload: send },
  play: async ({ canvas }) => {
    send.mockRejectedValueOnce(new Error("offline"));
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await expect(await canvas.findByText("logo.png could not be sent.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(canvas.getByTestId("values")).toHaveTextContent('{"logo":"file-7"}'));
  },
};
export const Stored: Story = {
  args: { stored: () => ({ name: "operator-logo.png", image: `data:image/png;base64,${POINT}` }) },
  parameters: { form: { values: { logo: "file-7" } } },
};
export const LongName: Story = { parameters: { form: { values: { logo: png(`${"x".repeat(300)}.png`) } } } };
export const WithError: Story = {
  parameters: { form: { values: { logo: null }, errors: { logo: "Choose a logo." } } },
};
export const ReadOnly: Story = { args: { readOnly: true }, parameters: { form: { values: { logo: png() } } } };
export const DisabledWithReason: Story = { args: { disabledReason: "Comes from the brand's settings." } };
export const RightToLeft: Story = {
  args: { label: "الشعار" },
  parameters: { form: { values: { logo: png() } } },
  globals: { dir: "rtl" },
};
