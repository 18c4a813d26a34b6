import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cellAt } from "../grid/story-grid.ts";
import meta, * as looks from "./cells.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Tables/Data table/Cells",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** Plain, unknown, missing and hostile values in every predefined cell. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll<HTMLElement>("tr[data-index]")].map((row) => row.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
    await expect(canvasElement.textContent).not.toMatch(/undefined|NaN|Invalid Date|null/);
    await expect(cellAt(canvasElement, 4, "player").querySelector("a")).toBeNull();
    for (const cell of canvasElement.querySelectorAll<HTMLElement>(
      "tr[data-index='3'] > td:not([data-column=id],[data-column=player])",
    )) {
      await expect(cell).toHaveTextContent("—");
    }
  },
};

/** Right to left: codes and amounts stay left to right. */
export const RightToLeft: Story = {
  ...looks.RightToLeft,
  play: async ({ canvasElement }) => {
    const signs = document.createRange();
    const place = (row: number, column: string, text: string) => {
      const walker = document.createTreeWalker(cellAt(canvasElement, row, column), NodeFilter.SHOW_TEXT);
      const node = walker.nextNode() as Text;
      signs.setStart(node, node.data.indexOf(text));
      signs.setEnd(node, node.data.indexOf(text) + text.length);
      return signs.getBoundingClientRect().left;
    };
    await expect(place(1, "share", "\u2212")).toBeLessThan(place(1, "share", "50"));
    await expect(place(0, "seen", "20 ")).toBeLessThan(place(0, "seen", "Nov"));
  },
};
