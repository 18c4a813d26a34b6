import type { StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import meta, * as looks from "./qr-code.stories.tsx";

/** The library is loaded when the code is first shown. */
const LOADED = { timeout: 5000 };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = await canvas.findByRole("img", { name: "Scan to set up two-step sign-in" }, LOADED);
    await expect(image.querySelector("path")).toHaveAttribute("d", expect.stringContaining("M4 4h7v1H4z"));
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole("button", { name: "Copy the text" }));
    await expect(write).toHaveBeenLastCalledWith("JBSW Y3DP EHPK 3PXP");
  },
};

export const TooLong: Story = {
  ...looks.TooLong,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Too long for a QR code")).toBeVisible();
  },
};
