import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { Upload } from "./use-upload.ts";
import meta, * as looks from "./file-field.stories.tsx";
import { png } from "./story-file-field.tsx";

const stopped = fn();

const send = fn<Upload>(async () => "file-7");

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  ...looks.Empty,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Logo/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Logo/)).toHaveAccessibleDescription("PNG or JPEG, up to 512 KB.");
  },
};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await waitFor(() => expect(canvas.getByText("logo.png")).toBeVisible());
    await userEvent.upload(canvas.getByLabelText("Logo"), png("other.png"));
    await waitFor(() => expect(canvas.getByText("other.png")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Remove other.png" }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"logo":null}');
    await expect(canvas.getByLabelText("Logo")).toHaveFocus();
  },
};

/** A right-to-left override makes a name look like another: it is written out wherever the name stands. */
export const ReversedName: Story = {
  args: { upload: send },
  play: async ({ canvas, canvasElement }) => {
    send.mockRejectedValueOnce(new Error("offline"));
    await userEvent.upload(canvas.getByLabelText("Logo"), png("x\u202Egpj.png"));
    await waitFor(() => expect(canvas.getByText("x⟨U+202E⟩gpj.png could not be uploaded.")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove x⟨U+202E⟩gpj.png" })).toBeVisible());
    await expect(canvas.getByText("x⟨U+202E⟩gpj.png").closest("bdi")).not.toBeNull();
    await expect(canvas.getByTitle("x⟨U+202E⟩gpj.png")).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain("\u202E");
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 10 },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), png());
    await waitFor(() => expect(canvas.getByText(/the maximum is 10 B/)).toBeVisible());
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
    await waitFor(() => expect(canvas.getByRole("progressbar", { name: "Sending logo.png" })).toHaveValue(0.4));
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
    await waitFor(() => expect(canvas.getByText("logo.png could not be uploaded.")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(canvas.getByTestId("values")).toHaveTextContent('{"logo":"file-7"}'));
  },
};
