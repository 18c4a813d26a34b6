import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SinkForm } from "./story-sink-form.tsx";
import { emptySink, filledSink } from "./story-sink-schema.ts";

const meta = {
  title: "Forms/Kitchen sink",
  component: SinkForm,
  args: { values: filledSink, onSubmit: fn() },
} satisfies Meta<typeof SinkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ budget: "250000.50", headers: { "x-brand": "north" }, countries: ["at", "mt"] }),
    );
  },
};

export const Invalid: Story = {
  args: { values: emptySink },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    const summary = await canvas.findByRole("group", { name: /problems to fix/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole("button");
    await expect(links).toHaveLength(within(summary).getAllByRole("listitem").length);
    // Every line leads to its field.
    for (const link of links) {
      await userEvent.click(link);
      const field = document.activeElement?.closest("[data-slot=field]");
      await expect(field?.querySelector("label, [data-slot=field-label]"), link.textContent).toBeVisible();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Budget" }), "9");
    await userEvent.click(canvas.getByRole("switch"));
    await expect(canvas.getByRole("textbox", { name: "Budget" })).toHaveValue("250,000.50");
    await expect(canvas.getByRole("switch")).toBeChecked();
    await expect(canvas.queryByRole("button", { name: /^(Save|Add|Remove|Replace|Format)/ })).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  args: {
    values: { ...filledSink, name: "", payout: "", countries: [], levels: [], headers: [], tags: [], budget: "" },
  },
  play: async ({ args, canvas }) => {
    /** Goes on with Tab until this has the focus. */
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 25; step += 1) {
        await userEvent.tab();
        const now = document.activeElement;
        const named = now?.getAttribute("aria-label") ?? (now as HTMLInputElement | null)?.labels?.[0]?.textContent;
        if (name.test(named || now?.textContent || "")) return;
      }
      throw new Error(`Tab does not come to ${String(name)}.`);
    };
    await tabTo(/^Name/);
    await userEvent.keyboard("Winter races");
    await tabTo(/^Countries/);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("listbox", { name: "Countries" })).toHaveFocus());
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}{Escape}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Countries" })).toHaveFocus());
    await tabTo(/^Automatic/);
    await userEvent.keyboard(" {ArrowDown}");
    await tabTo(/^Tags/);
    await userEvent.keyboard("vip{Enter}winter{Enter}");
    await tabTo(/^English/);
    await userEvent.keyboard("{ArrowRight}");
    await tabTo(/^Conditions, Arabic/);
    await userEvent.keyboard("مرة");
    await tabTo(/^Budget/);
    await userEvent.keyboard("1500.5");
    await tabTo(/^Share/);
    await userEvent.keyboard("{ArrowUp}");
    await tabTo(/^Add level/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Level 1, Share" })).toHaveFocus());
    await userEvent.keyboard("15");
    await tabTo(/^Add a header/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Headers, key 1" })).toHaveFocus());
    await userEvent.keyboard("accept{Tab}*/*");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: "Winter races",
        countries: ["at", "de"],
        payout: "manual",
        tags: ["vip", "winter"],
        conditions: { en: "One per client.", ar: "مرة" },
        budget: "1500.5",
        share: "13.0",
        levels: [{ from: "0", share: "15" }],
        headers: { accept: "*/*" },
      }),
    );
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: "dark" } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
