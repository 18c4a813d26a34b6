import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ExportPage } from "./csv.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { forgetExports } from "./export-jobs.ts";
import { columns, type Transfer, transfers } from "../stories/sample-transfers.tsx";
import { dialog } from "./story-export-dialog.tsx";

const withText = columns.map((column) => ({
  ...column,
  text: column.text ?? ((row: Transfer) => row[column.id as keyof Transfer]),
}));

/** Pages that are released by the play function. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

async function* paged(from: number, stop?: Promise<unknown>): AsyncGenerator<ExportPage<Transfer>> {
  yield { rows: transfers(500, from) };
  await stop;
  yield { rows: transfers(500, from + 500) };
}

const meta = {
  title: "Components/Tables/Data table/Export",
  component: ExportDialog<Transfer>,
  args: {
    label: "Transfers",
    fileName: "transfers",
    columns: withText,
    count: 1000,
    onClose: fn(),
    pages: () => paged(0),
  },
  beforeEach: forgetExports,
} satisfies Meta<typeof ExportDialog<Transfer>>;
export default meta;

type Story = StoryObj<typeof meta>;

const broken = gate();

export const Default: Story = {};

/** Reading the rows fails during the export. */
export const Error: Story = {
  args: {
    count: undefined,
    pages: async function* pages() {
      yield { rows: transfers(500) };
      await broken.opened;
      throw new globalThis.Error("The server took too long to answer.");
    },
  },
  play: async () => {
    const view = await dialog();
    await userEvent.click(view.getByRole("button", { name: "Export" }));
    broken.open();
    await waitFor(() => expect(view.getByText("The server took too long to answer.")).toBeVisible());
  },
};

/** A running export shows its progress and can be stopped without creating a file. */
export const Stopped: Story = {
  name: "Export stopped",
  args: { pages: fn(() => paged(0, new Promise(() => undefined))) },
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.click(view.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(view.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50"));
    await userEvent.click(view.getByRole("button", { name: "Stop" }));
    await expect(view.getByRole("status")).toHaveTextContent("Stopped after 500 of 1,000 rows");
    const { calls } = (args.pages as unknown as { mock: { calls: [AbortSignal][] } }).mock;
    await expect(calls[0]?.[0].aborted).toBe(true);
    await expect(view.getByRole("button", { name: "Start again" })).toBeEnabled();
  },
};
