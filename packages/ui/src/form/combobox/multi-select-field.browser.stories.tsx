import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import meta from "./multi-select-field.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Multi select field",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("combobox", { name: "Countries" });
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    const list = await screen.findByRole("listbox", { name: "Countries" });
    await waitFor(() => expect(screen.getByPlaceholderText("Search…")).toHaveFocus());
    await userEvent.keyboard("ken{Enter}");
    await userEvent.clear(screen.getByPlaceholderText("Search…"));
    await userEvent.click(within(list).getByRole("option", { name: /Austria/ }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"countries":["au","ke"]}');
    await expect(within(list).getAllByRole("option", { selected: true })).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Remove Austria" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove Kenya" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"countries":[]}');
  },
};
