import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ExportPage } from "./csv.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { columns, type Transfer, transfers } from "./sample-transfers.tsx";

const withText = columns.map((column) => ({
  ...column,
  text: column.text ?? ((row: Transfer) => row[column.id as keyof Transfer]),
}));

/** Pages that come when they are let go. */
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
  title: "Tables/Data table/Export",
  component: ExportDialog<Transfer>,
  args: {
    label: "Transfers",
    fileName: "transfers",
    columns: withText,
    count: 1000,
    onClose: fn(),
    pages: () => paged(0),
  },
} satisfies Meta<typeof ExportDialog<Transfer>>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog", { name: "Export transfers" }));

/** What the browser was given to keep. */
const watchFiles = () => {
  const files: Promise<string>[] = [];
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    files.push(blob.text());
    return "#";
  };
  return { files, restore: () => void (URL.createObjectURL = make) };
};

export const Default: Story = {
  play: async ({ args }) => {
    const { files, restore } = watchFiles();
    const view = await dialog();
    await userEvent.click(view.getByRole("radio", { name: "All 8" }));
    await userEvent.click(view.getByRole("checkbox", { name: "Semicolons between columns" }));
    await userEvent.click(view.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(view.getByRole("status")).toHaveTextContent("Saved 1,000 rows."));
    restore();
    const lines = (await (files[0] as Promise<string>)).split("\r\n");
    await expect(lines).toHaveLength(1002);
    await expect(lines[0]).toBe("Reference;Name;Bank;Status;Amount;Fee;Created;Note");
    await userEvent.click(view.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const KEY = "story:export";

/** What the reader has in sight is written, in their order, unless they want all. */
export const Chosen: Story = {
  args: { storageKey: KEY },
  beforeEach: () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        columns: { fee: false, note: false },
        order: ["reference", "status", "name", "bank", "amount", "fee", "created"],
      }),
    );
    return () => localStorage.removeItem(KEY);
  },
  play: async () => {
    const { files, restore } = watchFiles();
    const view = await dialog();
    await expect(view.getByRole("radio", { name: /that are shown/ })).toBeChecked();
    await userEvent.click(view.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(view.getByRole("status")).toHaveTextContent("Saved 1,000 rows."));
    restore();
    const [head] = (await (files[0] as Promise<string>)).split("\r\n");
    await expect(head).toMatch(/Reference,Status,Name,Bank,Amount,Created$/);
  },
};

/** While it runs it says how far it is, and can be stopped: no file is made. */
export const Stopped: Story = {
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

const broken = gate();

/** What reads the rows failed on the way. */
export const Failed: Story = {
  args: {
    count: undefined,
    pages: async function* pages() {
      yield { rows: transfers(500) };
      await broken.opened;
      throw new Error("The server took too long to answer.");
    },
  },
  play: async () => {
    const view = await dialog();
    await userEvent.click(view.getByRole("button", { name: "Export" }));
    broken.open();
    await expect(await view.findByText("The server took too long to answer.")).toBeVisible();
  },
};
