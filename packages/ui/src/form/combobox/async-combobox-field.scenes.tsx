import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./async-combobox-field.stories.tsx";
import { openWith } from "./story-async-combobox-field.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Searching: Story = {
  play: async ({ args, canvas }) => {
    await openWith(canvas, "a");
    await expect(screen.getByText("Type at least two characters.")).toBeVisible();
    await userEvent.keyboard("d");
    await waitFor(() => expect(screen.getByRole("option", { name: /Adam Smith/ })).toBeVisible());
    await expect(args.load).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"player":"p-1"}');
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Player" })).toHaveTextContent("Adam Smith"));
  },
};

export const FailedThenFound: Story = {
  play: async ({ args, canvas }) => {
    args.load.mockRejectedValueOnce(new Error("offline"));
    await openWith(canvas, "grace");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByRole("option", { name: /Grace Hopper/ })).toBeVisible());
  },
};

export const Chosen: Story = {
  ...looks.Chosen,
  play: async ({ canvas }) => expect(canvas.getByRole("combobox")).toHaveTextContent("Grace Hopper"),
};
