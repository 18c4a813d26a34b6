import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Combobox } from "../../primitives/combobox/combobox.tsx";
import meta, * as looks from "./dialog.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Dialog",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async () => {
    const box = (await screen.findByRole("dialog")).getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(550);
    await expect(box.height).toBeGreaterThanOrEqual(Math.min(250, window.innerHeight * 0.8));
  },
};

export const WholeWindow: Story = {
  ...looks.WholeWindow,
  play: async () => {
    const box = (await screen.findByRole("dialog")).getBoundingClientRect();
    await expect(Math.round(box.top)).toBe(16);
    await expect(Math.round(window.innerHeight - box.bottom)).toBe(16);
  },
};

export const HostileTitle: Story = {
  ...looks.HostileTexts,
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole("heading")).toHaveTextContent("<b>Not bold</b>");
  },
};

/** No `<style>` element is added (a strict CSP forbids it), and a list inside works. */
export const ListInside: Story = {
  args: {
    children: (
      <Combobox
        label="Operator"
        value="3"
        onValueChange={() => {}}
        options={Array.from({ length: 200 }, (_, index) => ({ value: String(index), label: `Operator ${index}` }))}
      />
    ),
  },
  play: async () => {
    const before = document.querySelectorAll("style").length;
    await userEvent.click(await screen.findByRole("combobox", { name: "Operator" }));
    const search = await screen.findByPlaceholderText("Search…");
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("option", { name: "Operator 199" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Rename the view" })).toBeVisible();
    await expect(document.querySelectorAll("style").length).toBe(before);
  },
};
