import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import meta from "./file-field.stories.tsx";
import { png } from "./story-file-field.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/File field",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector("[data-slot=file-drop]");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(png());
    if (zone) await fireEvent(zone, new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(canvas.getByText("Drop to add the file")).toBeVisible());
    if (zone) await fireEvent(zone, new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(canvas.getByText("logo.png")).toBeVisible());
  },
};
