import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./review.stories.tsx";

export default { ...meta, title: "In a browser/Review of a look", tags: ["!dev", "!autodocs"] };

type Story = StoryObj<typeof meta>;

/** A press on the look sets the pin of a new note, which has the focus; the pin leads back to its note. */
export const Pinned: Story = {
  ...looks.Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New" }));
    const surface = await canvas.findByTitle("Press where the note belongs");
    const note = () => canvas.getByRole("textbox", { name: /^Note 1: \w+/ });
    await userEvent.click(surface);
    await waitFor(() => expect(note()).toHaveFocus());
    await userEvent.keyboard("Too wide{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Pin of note 1" }));
    await expect(note()).toHaveFocus();
    await expect(note()).toHaveValue("Too wide");
  },
};

/** The look fits the window, with its notes beside it; with “Use the panel” a press reaches the look. */
export const BesideTheLook: Story = {
  ...looks.Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New" }));
    const frame = await canvas.findByTitle("bank-edit: New");
    const look = frame.getBoundingClientRect();
    const notes = canvas.getByRole("region", { name: "Notes" }).getBoundingClientRect();
    await expect(look.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(notes.left).toBeGreaterThanOrEqual(look.right);
    await userEvent.click(canvas.getByRole("switch", { name: "Use the panel" }));
    await expect(canvas.queryByTitle("Press where the note belongs")).toBeNull();
  },
};
