import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import meta, * as looks from "./pagination.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Page change by buttons, by number and by rows per page, which keeps the first visible row. */
export const Turning: Story = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole("navigation", { name: "Transfers" }));
    const press = (name: string) => userEvent.click(pages.getByRole("button", { name }));
    await expect(pages.getByText("51–100")).toBeVisible();
    await press("Next page");
    await expect(pages.getByText("101–150")).toBeVisible();
    await userEvent.selectOptions(pages.getByRole("combobox", { name: "Rows per page" }), "100");
    await expect(pages.getByText("101–200")).toBeVisible();
    await press("Last page");
    await expect(pages.getByText("2,401–2,431")).toBeVisible();
    await expect(pages.getByRole("button", { name: "Next page" })).toHaveAccessibleDescription(
      "This is the last page.",
    );
    const box = pages.getByRole("textbox", { name: "Page, of 25" });
    await userEvent.clear(box);
    await userEvent.type(box, "900{Enter}");
    await expect(box).toHaveValue("25");
    await userEvent.clear(box);
    await userEvent.type(box, "3{Enter}");
    await expect(pages.getByText("201–300")).toBeVisible();
    await press("First page");
    await expect(pages.getByText("1–100")).toBeVisible();
  },
};

/** First, last, missing and invalid pages, and an invalid count; "Next page" leads from an invalid page to the first. */
export const States: Story = {
  ...looks.States,
  play: async ({ canvas, canvasElement }) => {
    const at = (name: string) => within(canvas.getByRole("navigation", { name }));
    await expect(at("Past the last page").getByText("2,431")).toBeVisible();
    await expect(at("No rows").getByText("rows")).toBeVisible();
    await expect(at("A count that is none").getByText("—")).toBeVisible();
    const none = at("A page that is none");
    await expect(none.getByRole("textbox", { name: "Page, of 49" })).toHaveValue("");
    await expect(none.getByRole("button", { name: "Previous page" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|-4/);
    await userEvent.click(none.getByRole("button", { name: "Next page" }));
    await expect(none.getByText("1–50")).toBeVisible();
  },
};

/** Beside a drawer the footer counts the columns that have no room, in place of the choice of rows per page. */
export const BesideDrawer: Story = {
  ...looks.BesideDrawer,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation")).toHaveTextContent("3 columns hidden beside the record");
    await expect(canvas.queryByRole("combobox", { name: "Rows per page" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeVisible();
  },
};
