import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { Select } from "../../primitives/controls/select.tsx";
import type { FilterSet, FilterValues } from "../define-filters.ts";
import { FilterDrawer, type FilterDrawerProps } from "./filter-drawer.tsx";
import { readFilters } from "../filter-query.ts";
import { sampleFilters } from "../sample-filters.ts";
import { applied, drawer, gone } from "./story-filter-drawer.tsx";

const valuesOf = (query: string) => readFilters<FilterSet>(sampleFilters, new URLSearchParams(query));

const Held = (props: FilterDrawerProps<FilterSet>) => {
  const [open, setOpen] = useState(props.open);
  const [values, setValues] = useState(props.values);
  const change = (next: FilterValues<FilterSet>) => {
    applied(next);
    setValues(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FilterDrawer {...props} open={open} onOpenChange={setOpen} values={values} onChange={change} />
    </>
  );
};

const meta = {
  title: "Components/Filters/Drawer",
  tags: ["panel:filter-drawer"],
  component: FilterDrawer<FilterSet>,
  render: (args) => <Held {...args} />,
  args: {
    filters: sampleFilters,
    values: valuesOf(""),
    open: true,
    onOpenChange: () => {},
    onChange: () => {},
  },
  parameters: { controls: { disable: true } },
  beforeEach: () => {
    applied.mockClear();
  },
} satisfies Meta<typeof FilterDrawer<FilterSet>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A filter under "Show more filters" is invalid: the section expands and the filter takes the focus. */
export const ValidationError: Story = {
  args: { values: valuesOf("attempts=2..5") },
  play: async () => {
    const panel = await drawer();
    await userEvent.clear(panel.getByRole("textbox", { name: "Attempts to" }));
    await userEvent.type(panel.getByRole("textbox", { name: "Attempts to" }), "1");
    await userEvent.click(panel.getByRole("button", { name: "Hide more filters" }));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(panel.getByRole("textbox", { name: "Attempts from" })).toHaveFocus());
    await expect(applied).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole("button", { name: "Clear all" }));
    await userEvent.click(panel.getByRole("button", { name: /^Filter/ }));
    await gone();
    await expect(applied).toHaveBeenCalledOnce();
  },
};

export const WithLead: Story = {
  args: {
    lead: (
      <label className="flex flex-col gap-1">
        <span className="text-meta font-medium">Operator</span>
        <Select value="all" options={[{ value: "all", label: "All operators" }]} onValueChange={() => {}} />
      </label>
    ),
  },
};
