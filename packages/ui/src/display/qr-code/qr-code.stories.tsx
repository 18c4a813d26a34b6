import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./qr-code.tsx";

const meta = {
  title: "Components/Display/QR code",
  component: QrCode,
  args: {
    value: "otpauth://totp/Office:maria?secret=JBSWY3DPEHPK3PXP&issuer=Office",
    label: "Scan to set up two-step sign-in",
    text: "JBSW Y3DP EHPK 3PXP",
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: "", text: false } };

export const LongContent: Story = { args: { value: "https://office.example/".padEnd(900, "x"), text: undefined } };

export const TooLong: Story = { args: { value: "x".repeat(10_000), text: false } };

export const Dark: Story = { tags: ["!dev", "!autodocs"], globals: { theme: "dark" } };
