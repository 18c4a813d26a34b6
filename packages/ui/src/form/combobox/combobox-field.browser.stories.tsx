import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta from "./combobox-field.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Combobox field",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const OpeningIsNotLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByPlaceholderText("Search…")).toHaveFocus());
    await expect(canvas.getByTestId("touched")).toBeEmptyDOMElement();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
    // Empty and unchanged, it is not judged when it is left.
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByPlaceholderText("Search…")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByTestId("touched")).toHaveTextContent("country");
  },
};
