import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Pagination } from "./pagination.tsx";
import type { Page } from "./types.ts";

type Case = { name: string; page: number; limit?: number; count: number; loading?: boolean };

const Held = ({ name, loading, limit = 50, ...given }: Case) => {
  const [at, setAt] = useState({ page: given.page, limit });
  const page: Page = { ...at, count: given.count, onChange: setAt };
  return (
    <div className="border-x border-b">
      <h2 className="border-t bg-canvas px-4 py-1.5 text-meta text-ink-muted">{name}</h2>
      <Pagination label={name} page={page} loading={loading} />
    </div>
  );
};

const Cases = ({ cases }: { cases: readonly Case[] }) => (
  <div className="grid gap-6">
    {cases.map((it) => (
      <Held key={it.name} {...it} />
    ))}
  </div>
);

const meta = {
  title: "Tables/Pagination",
  component: Pagination,
  args: { page: { page: 2, limit: 50, count: 2431, onChange: () => {} } },
  render: ({ page: { page, limit, count } }) => <Held name="Transfers" page={page} limit={limit} count={count} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By its buttons, by a number typed, and with more rows at once: the first row in sight stays in sight. */
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
    await expect(pages.getByRole("button", { name: "Next page" })).toHaveAccessibleDescription("This is the last page");
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

/** Every place one can be at, and what is no place: the ways back to the first page stay open. */
export const States: Story = {
  render: () => (
    <Cases
      cases={[
        { name: "First page", page: 1, count: 2431 },
        { name: "Last page", page: 49, count: 2431 },
        { name: "Past the last page", page: 60, count: 2431 },
        { name: "Millions", page: 40_000, limit: 200, count: 9_000_000 },
        { name: "One page", page: 1, count: 31 },
        { name: "One row", page: 1, count: 1 },
        { name: "No rows", page: 1, count: 0 },
        { name: "Loading", page: 3, count: 2431, loading: true },
        { name: "A page that is none", page: -4, count: 2431 },
        { name: "A count that is none", page: 1, count: Number.NaN },
      ]}
    />
  ),
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
