import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { Select } from "../primitives/select.tsx";
import type { FilterSet, FilterValues } from "./define-filters.ts";
import { FilterDrawer, type FilterDrawerProps } from "./filter-drawer.tsx";
import { readFilters } from "./filter-query.ts";
import { sampleFilters } from "./sample-filters.ts";

const applied = fn();
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
  title: "Filters/Drawer",
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

const drawer = async () => within(await screen.findByRole("dialog", { name: "Filters" }));
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Leaving applies what was changed, whichever way; only Escape and Cancel leave what was applied before. */
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
    // Nothing was changed: nothing is applied.
    await beside();
    await gone();
    await expect(applied).toHaveBeenCalledTimes(ways.length);
  },
};

/** One of those behind "Show more filters" is wrong: they are shown, and the focus goes there. */
export const ProblemBehindMore: Story = {
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

/** Something before the filters that decides on the rows too: a list's operator. */
export const WithLead: Story = {
  args: {
    lead: (
      <label className="flex flex-col gap-1">
        <span className="text-meta font-medium">Operator</span>
        <Select value="all" options={[{ value: "all", label: "All operators" }]} onValueChange={() => {}} />
      </label>
    ),
  },
  play: async () => {
    const boxes = (await drawer()).getAllByRole("combobox");
    await expect(boxes[0]).toHaveAccessibleName("Operator");
  },
};
