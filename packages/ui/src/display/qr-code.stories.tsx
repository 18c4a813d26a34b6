import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { QrCode } from "./qr-code.tsx";

/** The library comes when it is first shown. */
const LOADED = { timeout: 5000 };

const meta = {
  title: "Display/QrCode",
  component: QrCode,
  args: {
    value: "otpauth://totp/Office:maria?secret=JBSWY3DPEHPK3PXP&issuer=Office",
    label: "Scan to set up two-step sign-in",
    text: "JBSW Y3DP EHPK 3PXP",
  },
} satisfies Meta<typeof QrCode>;
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
export const WithoutText: Story = { args: { text: false } };
export const LongText: Story = { args: { value: "https://office.example/".padEnd(900, "x"), text: undefined } };
export const TooLong: Story = {
  args: { value: "x".repeat(10_000), text: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Too long for a QR code")).toBeVisible();
  },
};
export const Empty: Story = { args: { value: "", text: false } };
export const Dark: Story = { globals: { theme: "dark" } };
