import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./review.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** The list with sample panels. */
export const Sample: Story = {
  ...looks.Default,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Next: bank-edit" })).toHaveAttribute(
      "href",
      "./?path=/story/banks-bank-edit--new",
    );
    await expect(canvas.getByRole("status")).toHaveTextContent("0 of 4 panels seen, 4 states in all");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Seen: bank-edit" }));
    await expect(canvas.getByRole("link", { name: "Next: delete-bank" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Refused" })).toHaveAttribute("target", "_top");
    await expect(canvas.getByRole("row", { name: /limits/ })).toHaveTextContent(
      "Drawer, 710 pxEverybodyNo stories yet",
    );
  },
};

/** Search and filters apply immediately; the empty result offers to clear them. */
export const Filtered: Story = {
  ...looks.Default,
  play: async ({ canvas }) => {
    const panels = () => canvas.getAllByRole("rowheader").map((it) => it.textContent.replace(/\d.*/, ""));
    const search = await canvas.findByRole("searchbox", { name: "Search panels" });
    await userEvent.type(search, "asked");
    await expect(panels()).toEqual(["delete-bank"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 shown; 0 of 4 panels seen");
    await expect(canvas.getByRole("link", { name: "Next: delete-bank" })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Area" }), "Players");
    await expect(canvas.getByText("Nothing matches these filters")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(panels()).toHaveLength(4);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Area" }), "Players");
    await expect(panels()).toEqual(["limits", "notes"]);
  },
};

export const Failed: Story = {
  ...looks.Error,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "Players" })).toBeVisible();
  },
};
