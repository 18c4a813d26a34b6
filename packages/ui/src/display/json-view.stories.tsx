import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { JsonView } from "./json-view.tsx";

const meta = {
  title: "Display/JsonView",
  component: JsonView,
  args: {
    value: {
      id: 1042,
      name: "Bank of Valletta",
      active: true,
      note: null,
      apiKey: "sk_live_1234",
      limits: { deposit: { min: "10.00", max: "5000.00" }, currencies: ["EUR", "SEK"] },
      tags: [],
    },
    maskKeys: (key: string) => /key|token|password/i.test(key),
  },
} satisfies Meta<typeof JsonView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/sk_live/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "deposit, 2 keys" }));
    await expect(canvas.getByText('"5000.00"')).toBeVisible();
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole("button", { name: "Copy $.limits.deposit.max" }));
    await expect(write).toHaveBeenLastCalledWith("5000.00");
    await userEvent.click(canvas.getByRole("button", { name: "Copy all" }));
    await expect(write.mock.lastCall?.[0]).toContain("••••••");
    await expect(write.mock.lastCall?.[0]).not.toContain("sk_live");
  },
};
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "sek");
    await expect(canvas.getByText('"SEK"')).toBeVisible();
    await expect(canvas.getByText("1 match")).toBeVisible();
  },
};
export const Plain: Story = { args: { value: "just text" } };

/** Secret by its path: `apiKey` of a provider is, `apiKey` elsewhere is not. */
export const SecretPaths: Story = {
  args: {
    value: { providers: [{ name: "North", apiKey: "sk_live_1" }], apiKey: "the name of a column" },
    maskKeys: () => false,
    maskPaths: ["providers[*].apiKey"],
    defaultDepth: 4,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/sk_live/)).toBeNull();
    await expect(canvas.getByText('"the name of a column"')).toBeVisible();
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole("button", { name: "Copy path $.providers[0].name" }));
    await expect(write).toHaveBeenLastCalledWith("$.providers[0].name");
  },
};
export const LongText: Story = {
  args: { value: { [`<b>key</b>${"k".repeat(300)}`]: "x\u202Eevil🎲".repeat(1000), list: [] } },
  play: async ({ canvas }) => {
    const view = canvas.getByRole("group", { name: "JSON" });
    await expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth);
    // A long key leaves its value room beside it.
    const tree = view.querySelector("ul") as HTMLElement;
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
  },
};
export const Empty: Story = { args: { value: {} } };
export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "nowhere");
    await expect(canvas.getByText("0 matches")).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
