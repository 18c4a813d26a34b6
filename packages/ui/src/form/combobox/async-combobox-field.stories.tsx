import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { AsyncComboboxField } from "./async-combobox-field.tsx";
import type { LoadOptions } from "./remote-options.ts";
import { inForm } from "../story-form.tsx";
import { openWith } from "./story-async-combobox-field.tsx";

const players = ["Ada Lovelace", "Adam Smith", "Grace Hopper", "Alan Turing"].map((label, index) => ({
  value: `p-${index}`,
  label,
  hint: `#${1000 + index}`,
}));

const found: LoadOptions = async (query) =>
  players.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

const meta = {
  title: "Components/Forms/Async combobox field",
  component: AsyncComboboxField,
  decorators: [inForm],
  args: { name: "player", label: "Player", load: fn(found) },
  parameters: { form: { values: { player: "" } } },
} satisfies Meta<typeof AsyncComboboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };

export const Loading: Story = {
  args: { load: fn<LoadOptions>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await openWith(canvas, "ad");
    await waitFor(() => expect(screen.getByText("Searching…")).toBeVisible());
  },
};

export const ValidationError: Story = {
  parameters: { form: { values: { player: "" }, errors: { player: "Choose a player." } } },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await openWith(canvas, "zz");
    await waitFor(() => expect(screen.getByText("Nothing found")).toBeVisible());
  },
};

export const Chosen: Story = {
  args: { chosen: { value: "p-2", label: "Grace Hopper" } },
  parameters: { form: { values: { player: "p-2" } } },
};

export const Disabled: Story = {
  args: { disabledReason: "The case belongs to this player.", chosen: { value: "p-2", label: "Grace Hopper" } },
  parameters: { form: { values: { player: "p-2" } } },
};
