import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta from "./no-values.stories.tsx";

export default meta;

/** For tables see “Tables/Data table/Cells”, for page numbers “Tables/Pagination”. */
export const Dashes: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    for (const value of canvas.getAllByRole("definition")) await expect(value).toHaveTextContent("—");
    await expect(canvas.getByRole("region", { name: "Deposits" })).toHaveTextContent("—");
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|null|Invalid Date/);
  },
};
