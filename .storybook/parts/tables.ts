import { MODAL } from "./key-texts.ts";
import type { PartGuide } from "./part-guide.ts";

/** Guides of tables and filters, by the title of their stories. */
export const tables: Readonly<Record<string, PartGuide>> = {
  "Components/Tables/Checks of a row": {
    use: "The most severe check of each record of a queue, and how many others were found.",
    avoid: "All checks of one record: use Checks.",
    anatomy: ["Dot and label of the most severe check", "Number of others", "Dash if nothing was found"],
    keys: "None of its own.",
    accessibility: "The severity precedes the label as a word. A bar stands for checks that are still read.",
    content: "Two words that name what was found: “Player blocked”.",
    example: `import { RowChecks } from "@backoffice/ui/table";

<RowChecks checks={[{ label: "Player blocked", state: "stop" }]} />`,
    patterns: ["List page", "Bulk actions"],
  },
  "Components/Tables/Data table": {
    use: "Rows that staff compare, sort, select and export.",
    avoid: "Facts of one record: use DescriptionList. Editable steps of a scale: use RowsField.",
    anatomy: [
      "Toolbar: count, columns, density, views, export",
      "Header with sorting and widths",
      "Rows; the first column identifies",
      "Actions in the last column",
      "Totals row (optional)",
      "Pagination",
    ],
    keys: "Tab enters the rows, ↑ ↓ move, Enter opens, Space selects, → enters the cells, Ctrl C copies.",
    accessibility: "A grid with named columns. Sorting, selection and the number of rows are announced.",
    content:
      "Headers are nouns without units that vary by row. Amounts are right-aligned with a muted currency, which moves into the header if all have the same. With eight or more rows, a column that is empty, or has the same normal status or operator in all of them, is hidden; View shows it. Missing values are a dash.",
    wording: {
      good: ["Player", "Amount", "Created"],
      bad: ["Player’s name", "Amount (EUR)", "Date and time of creation"],
    },
    example: `import { DataTable, moneyCell, textCell } from "@backoffice/ui/table";

const rows = [
  { id: "1", player: "Maria Borg", amount: "120.00" },
  { id: "2", player: "Karl Vella", amount: "80.50" },
];
const columns = [
  { id: "player", header: "Player", ...textCell((row) => row.player) },
  { id: "amount", header: "Amount", ...moneyCell((row) => ({ amount: row.amount, currency: "EUR" })) },
];

<DataTable label="Transfers" rows={rows} rowId={(row) => row.id} columns={columns} state={{ status: "ready" }} />`,
    patterns: ["List page", "Table density", "Missing values", "Bulk actions", "Empty states"],
  },
  "Components/Tables/Pagination": {
    use: "Below a list that the server splits into pages.",
    avoid: "A short list that is loaded as a whole.",
    anatomy: ["Rows shown and total", "Rows per page", "First, previous, page, next, last"],
    keys: "Tab to the page number, Enter goes to it.",
    accessibility: "Announces which rows of how many are shown.",
    content: "“51–100 of 2,431”. An unknown total is left out, not estimated.",
    example: `import { Pagination } from "@backoffice/ui/table";
import { useState } from "react";

const [page, setPage] = useState(2);

<Pagination page={{ page, limit: 50, count: 2431, onChange: (next) => setPage(next.page) }} />`,
    patterns: ["List page"],
  },
  "Components/Filters/Bar and drawer": {
    use: "Above every list: the main filters in the bar, the others in the drawer, active filters as chips.",
    avoid: "Values that a form sends.",
    anatomy: [
      "Search and main filters",
      "Filters button with the number of active filters",
      "Chips of active filters",
      "Clear all",
    ],
    keys: "A text filters after a typing pause, and immediately with Enter. Enter or Space removes a chip.",
    accessibility: "Each chip announces its filter, its value, and that it can be removed.",
    content: "A filter is named as its column. Chips read “Status: Pending”.",
    example: `import { defineFilters, FilterBar, select, text } from "@backoffice/ui/filters";
import { useState } from "react";

const filters = defineFilters({
  bank: text({ label: "Bank", placeholder: "Bank name", place: "bar" }),
  status: select({ label: "Status", options: [{ value: "PENDING", label: "Pending" }], place: "bar" }),
});

const [values, setValues] = useState({ bank: "", status: "" });

<FilterBar filters={filters} values={values} onChange={setValues} />`,
    patterns: ["List page", "Empty states"],
  },
  "Components/Filters/Drawer": {
    use: "More filters than the bar has space for.",
    avoid: "Two or three filters: use the bar alone.",
    anatomy: ["Leading control (optional)", "Filters", "More filters", "Clear all, Cancel, Filter"],
    keys: "Ctrl Enter filters, Escape discards the changes.",
    accessibility: MODAL,
    content: "Related filters stand together; the most used come first.",
    isFixed: true,
    example: `import { FilterDrawer } from "@backoffice/ui/filters";

<FilterDrawer filters={filters} values={values} open={open} onOpenChange={setOpen} onChange={setValues} />`,
    patterns: ["List page"],
  },
  "Components/Filters/Choices": {
    use: "A filter with a known set of values.",
    avoid: "Free text: use a text filter.",
    anatomy: ["Label", "Select, combobox, check boxes or toggle"],
    keys: "As Select and Combobox. Between check boxes ↑ ↓ move and Space toggles.",
    accessibility: "The label of the filter is the name of its control.",
    content: "The empty value says “All”: “All statuses”.",
    isFixed: true,
    example: `import { defineFilters, select } from "@backoffice/ui/filters";

const filters = defineFilters({
  status: select({ label: "Status", options: [{ value: "PENDING", label: "Pending" }] }),
});`,
  },
  "Components/Filters/Ranges": {
    use: "A period, or a range of numbers or amounts. A preset sets only the start; the end is now.",
    avoid: "One exact day: use a date.",
    anatomy: ["Label", "Presets", "From and to", "Error"],
    keys: "Type the values. Ctrl Enter filters, Escape discards. A start after the end is refused with a message.",
    accessibility: "“From” and “to” include the label of the range: “Amount from”.",
    content: "The end includes the day or minute that it names. Amounts show the currency.",
    isFixed: true,
    example: `import { dateRange, defineFilters, moneyRange } from "@backoffice/ui/filters";

const filters = defineFilters({
  created: dateRange({ label: "Created", timeZone: "Europe/Malta" }),
  amount: moneyRange({ label: "Amount", currency: "EUR" }),
});`,
    patterns: ["Money"],
  },
  "Components/Filters/Texts": {
    use: "Ids, names and codes to search for.",
    avoid: "A known set of values: use a choice filter.",
    anatomy: ["Label", "Text box", "Suggestions (optional)", "Chips of several words"],
    keys: "A text filters after a typing pause, and immediately with Enter. With several words, Enter or a comma adds one.",
    accessibility: "Announces the number of suggestions.",
    content: "The placeholder names the searched fields: “Name or id”.",
    isFixed: true,
    example: `import { defineFilters, text } from "@backoffice/ui/filters";

const filters = defineFilters({ note: text({ label: "Note" }) });`,
  },
};
