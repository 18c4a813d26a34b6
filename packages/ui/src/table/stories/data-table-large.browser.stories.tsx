import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import meta from "./data-table-large.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Tables/Data table/Large",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

const focusedIndex = () => Number((document.activeElement as HTMLElement | null)?.dataset["index"]);

const inSight = (row: Element, scroller: Element) => {
  const a = row.getBoundingClientRect();
  const b = scroller.getBoundingClientRect();
  return a.top >= b.top + a.height - 1 && a.bottom <= b.bottom + 1;
};

/** Ten thousand rows on one page: only visible rows are in the document, and all keys work. */
export const TenThousandRows: Story = {
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    const count = () => canvasElement.querySelectorAll("tr").length;
    const widths = () => [...canvasElement.querySelectorAll("thead th")].map((th) => th.getBoundingClientRect().width);
    // Columns get their widths when the frame is measured, after the first paint.
    await waitFor(() => expect(scroller.style.getPropertyValue("--frame")).not.toBe(""));
    const before = widths();
    await expect(count()).toBeGreaterThan(15);
    await expect(count()).toBeLessThanOrEqual(120);
    await expect(canvasElement.querySelector("table")).toHaveAttribute("aria-rowcount", "10001");

    canvasElement.querySelector<HTMLElement>("tr[data-index='0']")?.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(focusedIndex()).toBe(9999));
    await waitFor(() => expect(inSight(document.activeElement as Element, scroller)).toBe(true));
    await expect(document.activeElement).toHaveAttribute("aria-rowindex", "10001");
    await waitFor(() => expect(canvasElement.querySelector("tr[data-index='9990']")).not.toBeNull());
    await expect(count()).toBeLessThanOrEqual(120);

    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await waitFor(() => expect(focusedIndex()).toBe(9997));
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(focusedIndex()).toBeLessThan(9990));

    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(focusedIndex()).toBe(0));
    await waitFor(() => expect(scroller.scrollTop).toBe(0));
    await waitFor(() => expect(inSight(document.activeElement as Element, scroller)).toBe(true));
    await expect(widths()).toEqual(before);
  },
};

/** The focused row stays in the document while the user scrolls far away. */
export const FocusSurvivesScrolling: Story = {
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    canvasElement.querySelector<HTMLElement>("tr[data-index='3']")?.focus();
    scroller.scrollTop = 160_000;
    await waitFor(() => expect(canvasElement.querySelector("tr[data-index='5000']")).not.toBeNull());
    await expect(focusedIndex()).toBe(3);
    await expect(scroller.scrollHeight).toBe(10_001 * 32);
    await userEvent.keyboard("{ArrowDown}");
    await expect(focusedIndex()).toBe(4);
    await waitFor(() => expect(scroller.scrollTop).toBeLessThan(200));
  },
};
