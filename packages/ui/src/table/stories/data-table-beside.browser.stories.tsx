import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { sampleFilters } from "../../filters/sample-filters.ts";
import { useFilterQuery } from "../../filters/use-filter-query.ts";
import { Button } from "../../primitives/button/button.tsx";
import { SampleTable } from "./sample-table.tsx";

/** A list with all that its bars can have: inline filters, actions, and columns that have no room. */
const BesideDrawer = ({ width }: { width: number }) => {
  const [search, setSearch] = useState(() => new URLSearchParams());
  const bar = useFilterQuery({ filters: sampleFilters, search, onSearchChange: setSearch });
  return (
    <div style={{ width }} className="h-96">
      <SampleTable
        total={2431}
        onReport={fn()}
        storageKey="story:beside"
        besideDrawer
        toolbar={<FilterBar {...bar} actions={<Button>Provider payments</Button>} />}
        toolbarEnd={<Button>New payment record</Button>}
      />
    </div>
  );
};

const meta = {
  title: "In a browser/Components/Tables/Data table/Beside a drawer",
  tags: ["!dev", "!autodocs"],
  component: BesideDrawer,
} satisfies Meta<typeof BesideDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const controlsOf = (bar: Element) =>
  [...bar.querySelectorAll<HTMLElement>("button, input, select")].filter(
    (it) => it.checkVisibility() && it.getBoundingClientRect().width > 2,
  );

/** Names of the controls that share pixels, or leave their bar. */
const collisions = (bar: Element) => {
  const { left, right } = bar.getBoundingClientRect();
  const boxes = controlsOf(bar).map((it) => [it, it.getBoundingClientRect()] as const);
  return boxes.flatMap(([one, a], at) => [
    ...(a.left < left - 1 || a.right > right + 1 ? [`${one.textContent} outside`] : []),
    ...boxes
      .slice(at + 1)
      .filter(
        ([other, b]) => !one.contains(other) && !other.contains(one) && a.right > b.left + 1 && b.right > a.left + 1,
      )
      .filter(([, b]) => a.bottom > b.top + 1 && b.bottom > a.top + 1)
      .map(([other]) => `${one.textContent} × ${other.textContent}`),
  ]);
};

/** Toolbar and pager have one line each, and no control stands on another. */
const oneLineEach: Story["play"] = async ({ canvasElement, canvas }) => {
  await waitFor(() => expect(canvas.getByRole("navigation", { name: "Pages" })).toBeVisible());
  await waitFor(() => expect(canvas.getByRole("button", { name: /^Filters/ })).toBeVisible());
  for (const slot of ["table-toolbar", "pagination"]) {
    const bar = canvasElement.querySelector(`[data-slot=${slot}]`)!;
    await expect(controlsOf(bar).length).toBeGreaterThan(2);
    await expect(collisions(bar)).toEqual([]);
    await expect(bar.getBoundingClientRect().height).toBeLessThan(48);
  }
};

/** In a window of 1280 px the menu and a drawer of 480 px leave 512 px to the list. */
export const Drawer480: Story = { args: { width: 512 }, play: oneLineEach };

/** A drawer of 710 px leaves 282 px. */
export const Drawer710: Story = { args: { width: 282 }, play: oneLineEach };
