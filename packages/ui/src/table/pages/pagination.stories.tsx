import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Pagination } from "./pagination.tsx";
import type { Page } from "../types.ts";

type Case = { name: string; page: number; limit?: number; count: number; loading?: boolean; hidden?: number };

const Held = ({ name, loading, hidden, limit = 50, ...given }: Case) => {
  const [at, setAt] = useState({ page: given.page, limit });
  const page: Page = { ...at, count: given.count, onChange: setAt };
  return (
    <div className="border-x border-b">
      <h2 className="border-t bg-canvas px-4 py-1.5 text-meta text-ink-muted">{name}</h2>
      <Pagination label={name} page={page} loading={loading} hidden={hidden} />
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
  title: "Components/Tables/Pagination",
  component: Pagination,
  args: { page: { page: 2, limit: 50, count: 2431, onChange: () => {} } },
  render: ({ page: { page, limit, count } }) => <Held name="Transfers" page={page} limit={limit} count={count} />,
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
};

export const BesideDrawer: Story = { render: () => <Held name="Transfers" page={1} count={2431} hidden={3} /> };
