import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { JsonView } from "./json-view.tsx";

const meta = {
  title: "Components/Display/JSON view",
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

export const Empty: Story = { args: { value: {} } };

export const LongContent: Story = {
  args: { value: { [`<b>key</b>${"k".repeat(300)}`]: "x\u202Eevil🎲".repeat(1000), list: [] } },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "sek");
    await expect(canvas.getByText('"SEK"')).toBeVisible();
    await expect(canvas.getByText("1 match")).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "nowhere");
    await expect(canvas.getByText("0 matches")).toBeVisible();
  },
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
