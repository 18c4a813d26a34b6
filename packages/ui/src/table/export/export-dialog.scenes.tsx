import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import meta from "./export-dialog.stories.tsx";
import { dialog } from "./story-export-dialog.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Records the files passed to the browser. */
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
    await userEvent.click(view.getByRole("radio", { name: /^For machines/ }));
    await userEvent.click(view.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(view.getByRole("status")).toHaveTextContent("Saved 1,000 rows."));
    restore();
    const lines = (await (files[0] as Promise<string>)).split("\r\n");
    await expect(lines).toHaveLength(1002);
    await expect(lines[0]).toBe("Reference,Name,Bank,Status,Amount,Fee,Created,Note");
    await userEvent.click(view.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const KEY = "story:export";

/** Exports the visible columns in the user's order, unless all are chosen. */
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
    await expect(view.getByRole("radio", { name: /visible columns/ })).toBeChecked();
    await userEvent.click(view.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(view.getByRole("status")).toHaveTextContent("Saved 1,000 rows."));
    restore();
    const [head] = (await (files[0] as Promise<string>)).split("\r\n");
    await expect(head).toMatch(/Reference,Status,Name,Bank,Amount,Created$/);
  },
};
