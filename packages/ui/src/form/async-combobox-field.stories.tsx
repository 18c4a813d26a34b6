import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { AsyncComboboxField } from "./async-combobox-field.tsx";
import type { LoadOptions } from "./remote-options.ts";
import { inForm } from "./story-form.tsx";

const players = ["Ada Lovelace", "Adam Smith", "Grace Hopper", "Alan Turing"].map((label, index) => ({
  value: `p-${index}`,
  label,
  hint: `#${1000 + index}`,
}));
const found: LoadOptions = async (query) =>
  players.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

const meta = {
  title: "Forms/AsyncComboboxField",
  component: AsyncComboboxField,
  decorators: [inForm],
  args: { name: "player", label: "Player", load: fn(found) },
  parameters: { form: { values: { player: "" } } },
} satisfies Meta<typeof AsyncComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

const openWith = async (canvas: { getByRole: typeof screen.getByRole }, text: string) => {
  await userEvent.click(canvas.getByRole("combobox", { name: "Player" }));
  await waitFor(() => expect(screen.getByPlaceholderText("Search…")).toHaveFocus());
  await userEvent.paste(text);
};

export const Empty: Story = { args: { placeholder: "Choose a player", required: true } };
export const Searching: Story = {
  play: async ({ args, canvas }) => {
    await openWith(canvas, "a");
    await expect(screen.getByText("Type at least two characters.")).toBeVisible();
    await userEvent.keyboard("d");
    await expect(await screen.findByRole("option", { name: /Adam Smith/ })).toBeVisible();
    await expect(args.load).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"player":"p-1"}');
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Player" })).toHaveTextContent("Adam Smith"));
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await openWith(canvas, "zz");
    await expect(await screen.findByText("Nothing found")).toBeVisible();
  },
};
export const Loading: Story = {
  args: { load: fn<LoadOptions>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await openWith(canvas, "ad");
    await expect(await screen.findByText("Searching…")).toBeVisible();
  },
};
export const FailedThenFound: Story = {
  play: async ({ args, canvas }) => {
    args.load.mockRejectedValueOnce(new Error("offline"));
    await openWith(canvas, "grace");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await screen.findByRole("option", { name: /Grace Hopper/ })).toBeVisible();
  },
};
export const Chosen: Story = {
  args: { chosen: { value: "p-2", label: "Grace Hopper" } },
  parameters: { form: { values: { player: "p-2" } } },
  play: async ({ canvas }) => expect(canvas.getByRole("combobox")).toHaveTextContent("Grace Hopper"),
};
export const WithError: Story = {
  parameters: { form: { values: { player: "" }, errors: { player: "Choose a player." } } },
};
export const ReadOnly: Story = {
  args: { readOnly: true, chosen: { value: "p-2", label: "Grace Hopper" } },
  parameters: { form: { values: { player: "p-2" } } },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "The case belongs to this player.", chosen: { value: "p-2", label: "Grace Hopper" } },
  parameters: { form: { values: { player: "p-2" } } },
};
export const RightToLeft: Story = { args: { label: "اللاعب", placeholder: "اختر" }, globals: { dir: "rtl" } };
