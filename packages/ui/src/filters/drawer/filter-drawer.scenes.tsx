import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./filter-drawer.stories.tsx";
import { applied, drawer, gone } from "./story-filter-drawer.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Closing applies the changes, except by Escape and Cancel, which discard them. */
export const EveryWayOut: Story = {
  play: async ({ canvas }) => {
    const status = async () => (await drawer()).getByRole<HTMLSelectElement>("combobox", { name: "Status" });
    const press = async (name: string | RegExp) => userEvent.click((await drawer()).getByRole("button", { name }));
    const beside = () => userEvent.click(document.querySelector("[data-slot=scrim]")!);
    for (const cancel of [() => userEvent.keyboard("{Escape}"), () => press("Cancel")]) {
      await userEvent.selectOptions(await status(), "Approved");
      await cancel();
      await gone();
      await expect(applied).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole("button", { name: "Open" }));
      await expect(await status()).toHaveValue("");
    }
    const ways = [
      () => press(/^Filter/),
      () => press("Close"),
      beside,
      () => userEvent.keyboard("{Control>}{Enter}{/Control}"),
    ];
    for (const [at, leave] of ways.entries()) {
      const chosen = at % 2 ? "DECLINED" : "APPROVED";
      await userEvent.selectOptions(await status(), chosen);
      await leave();
      await gone();
      await expect(applied.mock.calls.at(-1)).toEqual([expect.objectContaining({ status: chosen })]);
      await userEvent.click(canvas.getByRole("button", { name: "Open" }));
      await expect(await status()).toHaveValue(chosen);
    }
    await expect(applied).toHaveBeenCalledTimes(ways.length);
    // Without changes nothing is applied.
    await beside();
    await gone();
    await expect(applied).toHaveBeenCalledTimes(ways.length);
  },
};

/** A control before the filters that also affects the rows: the operator of a list. */
export const WithLead: Story = {
  ...looks.WithLead,
  play: async () => {
    const boxes = (await drawer()).getAllByRole("combobox");
    await expect(boxes[0]).toHaveAccessibleName("Operator");
  },
};
