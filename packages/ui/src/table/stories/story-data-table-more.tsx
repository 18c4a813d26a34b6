import { Money } from "../../display/values/money.tsx";
import { type SampleTableProps } from "./sample-table.tsx";

export const TOTALS = {
  totals: {
    label: "Total",
    cells: {
      amount: <Money amount="1,258,204,118.40" currency="EUR" />,
      fee: "4,881.20",
    },
  },
} satisfies Partial<SampleTableProps>;

export const details = {
  details: {
    render: ({ note, bank }) => (
      <p>
        {bank}. {note || "No note."}
      </p>
    ),
    can: ({ status }) => status !== "Draft",
  },
} satisfies Partial<SampleTableProps>;
