import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import meta, * as looks from "./form.stories.tsx";
import { answer } from "./story-form-parts.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Saving: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("No changes");
    await userEvent.type(canvas.getByRole("textbox", { name: "Largest amount" }), "0");
    await expect(canvas.getByRole("status")).toHaveTextContent("Unsaved changes");
    await userEvent.click(canvas.getByRole("button", { name: /Save method/ }));
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1));
    await expect(args.save).toHaveBeenCalledWith(
      expect.objectContaining({ key: "bank_transfer", limits: { smallest: 10n, largest: 2500000n } }),
    );
  },
};

export const ByShortcut: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Note" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.save).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1));
    await userEvent.keyboard("{Meta>}{Enter}{/Meta}");
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2));
  },
};

export const MendingOneByOne: Story = {
  args: { isNew: true },
  play: async ({ canvas }) => {
    const type = (name: string, text: string) => userEvent.type(canvas.getByRole("textbox", { name }), text);
    await userEvent.click(canvas.getByRole("button", { name: /Save method/ }));
    const summary = await canvas.findByRole("group", { name: /^5 problems/ });
    await type("Key", "visa");
    await waitFor(() => expect(summary).toHaveAccessibleName(/^4 problems/));
    await expect(within(summary).getAllByRole("listitem")).toHaveLength(5);
    await expect(within(summary).getByRole("button", { name: "Key Fixed" })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kind" }), "card");
    await type("Name, English", "Visa");
    await type("Smallest amount", "1");
    await waitFor(() => expect(summary).toHaveAccessibleName("1 problem to fix first"));
    await type("Largest amount", "2");
    await waitFor(() => expect(summary).toHaveAccessibleName("All errors fixed."));
    await userEvent.click(canvas.getByRole("button", { name: /Save method/ }));
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  },
};

export const RefusedByServer: Story = {
  args: { save: answer({ key: "Another method has this key.", "names[ar]": "Use at most 10 characters." }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Save method/ }));
    const key = canvas.getByRole("textbox", { name: "Key" });
    await waitFor(() => expect(key).toHaveFocus());
    await expect(key).toHaveAccessibleDescription("Another method has this key.");
    await expect(canvas.getByRole("textbox", { name: "Name, Arabic" })).toBeInvalid();
    await expect(canvas.getByRole("group", { name: /^2 problems/ })).toBeVisible();
    await userEvent.type(key, "_2");
    await waitFor(() => expect(key).toBeValid());
  },
};

export const RefusedInOneLanguage: Story = {
  args: { save: answer({ "names.ar": "Use at most 10 characters." }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Save method/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name, Arabic" })).toHaveFocus());
  },
};

export const CannotBeSaved: Story = {
  ...looks.SaveDisabled,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: /Save method/ });
    await expect(button).toHaveAccessibleDescription("You may look at methods but not change them.");
    await userEvent.click(canvas.getByRole("textbox", { name: "Key" }));
    await userEvent.keyboard("{Enter}{Control>}{Enter}{/Control}");
    await userEvent.click(button);
    await expect(args.save).not.toHaveBeenCalled();
  },
};
