import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta from "./no-values.stories.tsx";

export default meta;

/** Those of a table are in “Tables/Data table/Cells”, those of its pages in “Tables/Pagination”. */
export const Dashes: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    for (const value of canvas.getAllByRole("definition")) await expect(value).toHaveTextContent("—");
    await expect(canvas.getByRole("region", { name: "Deposits" })).toHaveTextContent("—");
    await expect(canvas.getByRole("list", { name: "History" })).toHaveTextContent("—");
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|null|Invalid Date/);
  },
};
