import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleFilters } from "../../filters/sample-filters.ts";
import { StoryBar } from "../../filters/story-filter.tsx";
import { SampleTable } from "../../table/stories/sample-table.tsx";
import { StoryAccountWizard } from "../../wizard/story-account-wizard.tsx";
import { tabTo } from "./keyboard.ts";

const report = fn();

const meta = {
  component: SampleTable,
  args: { total: 40, limit: 10, onReport: report },
  decorators: [
    (Story) => (
      <div className="h-[440px]">
        <Story />
      </div>
    ),
  ],
  parameters: { controls: { disable: true } },
  beforeEach: () => {
    report.mockClear();
  },
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = (index: number) => document.querySelector<HTMLElement>(`tr[data-index="${index}"]`) as HTMLElement;

/** One Tab reaches the rows, arrow keys move between them, Enter opens a row. */
export const OpenARow: Story = {
  play: async () => {
    row(0).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(row(2)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(report).toHaveBeenCalledWith("open", "t3");
    await userEvent.keyboard("{Home}");
    await expect(row(0)).toHaveFocus();
  },
};

/** Space selects, Escape clears the selection, Tab reaches the bulk actions. */
export const SelectAndExport: Story = {
  play: async () => {
    row(1).focus();
    await userEvent.keyboard(" {ArrowDown} ");
    await waitFor(() => expect(screen.getByText("2 selected")).toBeVisible());
    screen.getByRole("button", { name: "Export" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(report).toHaveBeenCalledWith("export", "t2 t3");
  },
};

/** Right moves from a row to its cells, Shift extends a range, Escape returns to the row. */
export const ReadCells: Story = {
  play: async () => {
    row(0).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(document.activeElement?.closest("tr")).toBe(row(0));
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await expect(document.querySelectorAll("[data-in-range]")).toHaveLength(2);
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(document.querySelectorAll("[data-in-range]")).toHaveLength(0);
    await expect(document.activeElement?.localName).toBe("tr");
  },
};

/** The menu of a column header sorts. */
export const SortAColumn: Story = {
  play: async () => {
    within(screen.getByRole("columnheader", { name: "Amount" }))
      .getByRole("button")
      .focus();
    await userEvent.keyboard("{ArrowDown}");
    const menu = await screen.findByRole("menu", { name: "Column Amount" });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    // Typeahead by the first letters.
    await userEvent.keyboard("sort d{Enter}");
    await waitFor(() => expect(report).toHaveBeenCalledWith("sort", "amount desc"));
  },
};

export const TurnThePage: Story = {
  play: async () => {
    screen.getByRole("button", { name: "Next page" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(report).toHaveBeenCalledWith("page", "2 10");
    const page = screen.getByRole("textbox", { name: "Page, of 4" });
    page.focus();
    await userEvent.keyboard("{Control>}a{/Control}4{Enter}");
    await waitFor(() => expect(report).toHaveBeenLastCalledWith("page", "4 10"));
  },
};

/** The filter drawer is opened, filled in and applied with the keyboard. */
export const FilterAList: Story = {
  render: () => <StoryBar filters={sampleFilters} query="limit=100" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /^Filters/ });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const drawer = within(await screen.findByRole("dialog", { name: "Filters" }));
    drawer.getByRole("combobox", { name: "Bank" }).focus();
    await userEvent.keyboard("Nordea{Control>}{Enter}{/Control}");
    await waitFor(() => expect(canvas.getByTestId("address")).toHaveTextContent("bank=Nordea"));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A filter is removed at its chip. */
export const ClearAFilter: Story = {
  render: () => <StoryBar filters={sampleFilters} query="limit=100&bank=Nordea" />,
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: /Remove.*Bank/ }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByTestId("address")).not.toHaveTextContent("bank="));
  },
};

/** All steps: each moves the focus to its heading, so that Tab continues from there. */
export const GoThroughAWizard: Story = {
  render: () => <StoryAccountWizard onFinish={async () => report("finished", "")} sendLimits={async () => undefined} />,
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: /Name/ });
    await tabTo(/^Name/);
    await userEvent.keyboard("Northwind{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Limits" })).toHaveFocus());
    await tabTo(/^Largest/);
    await userEvent.keyboard("500{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Markets" })).toHaveFocus());
    await tabTo(/Malta/);
    await userEvent.keyboard(" ");
    await tabTo(/^Create operator/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(report).toHaveBeenCalledWith("finished", ""));
  },
};
