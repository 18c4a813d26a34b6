import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import meta, * as looks from "./data-table-columns.stories.tsx";
import { KEY, headings, heading, stored } from "./story-data-table-columns.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** The menu of a column header opens by its arrow, a right click or the down key. */
export const Menu: Story = {
  play: async ({ canvasElement, args }) => {
    const button = () => within(heading(canvasElement, "Amount")).getByRole("button");
    button().focus();
    await userEvent.keyboard("{ArrowDown}");
    const menu = () => screen.findByRole("menu", { name: "Column Amount" });
    await userEvent.click(within(await menu()).getByRole("menuitem", { name: "Sort descending" }));
    await expect(args.onReport).toHaveBeenLastCalledWith("sort", "amount desc");
    await waitFor(() => expect(button()).toHaveFocus());

    await fireEvent.contextMenu(heading(canvasElement, "Amount"));
    await userEvent.click(within(await menu()).getByRole("menuitem", { name: "Pin to the start" }));
    await expect(headings(canvasElement).slice(0, 3)).toEqual(["reference", "amount", "name"]);
    await expect(stored()).toMatchObject({ pins: { amount: "start" } });

    // The header of a column that is not sortable opens its menu directly.
    await userEvent.click(within(heading(canvasElement, "Fee")).getByRole("button"));
    const fee = within(await screen.findByRole("menu", { name: "Column Fee" }));
    await userEvent.click(fee.getByRole("menuitem", { name: "Hide" }));
    await expect(headings(canvasElement)).not.toContain("fee");

    await fireEvent.contextMenu(heading(canvasElement, "Amount"));
    await userEvent.click(within(await menu()).getByRole("menuitem", { name: "Reset the table" }));
    await expect(headings(canvasElement).slice(0, 3)).toEqual(["reference", "name", "bank"]);
    await expect(localStorage.getItem(KEY)).toBeNull();
  },
};

/** Right to left: the arrow keys still match the direction of the move. */
export const RightToLeft: Story = {
  ...looks.RightToLeft,
  play: async ({ canvasElement }) => {
    within(heading(canvasElement, "Bank")).getByRole("button").focus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await expect(headings(canvasElement).slice(0, 4)).toEqual(["reference", "name", "status", "bank"]);
  },
};
