import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { CheckItem, CheckState } from "./check-item.ts";
import { Checks } from "./checks.tsx";

const proof = (label: string): CheckItem["proof"] => ({
  label,
  link: (text) => (
    <a href="#proof" className="underline underline-offset-3">
      {text}
    </a>
  ),
});

const CLEAR: readonly CheckItem[] = [
  { code: "player", label: "Player", state: "clear", text: "active" },
  { code: "holder", label: "Account holder", state: "clear", text: "same name" },
  { code: "destination", label: "Destination", state: "clear", text: "no other player" },
  { code: "kyc", label: "KYC", state: "clear", text: "6 of 6" },
  { code: "withdrawn", label: "Withdrawn before", state: "clear", text: "2 times" },
  { code: "risk", label: "Risk", state: "clear", text: "18 of 100" },
];
const FOUND: Readonly<Record<string, Partial<CheckItem>>> = {
  blocked: {
    state: "stop",
    text: "blocked",
    reason: "Blocked player. Approval pays a blocked account.",
    proof: proof("Open player"),
  },
  shared: {
    state: "look",
    text: "1 other player",
    reason: "Also used by KXZES6.",
    proof: proof("Bank accounts"),
  },
  test: { state: "note", text: "test player", reason: "Test player." },
};

const withChecks = (changes: Readonly<Record<string, Partial<CheckItem>>>) =>
  CLEAR.map((it) => ({ ...it, ...changes[it.code] }));
const without = (state: CheckState, ...codes: string[]) =>
  withChecks(Object.fromEntries(codes.map((code) => [code, { state, text: undefined }])));

const meta = {
  title: "Components/Display/Checks",
  component: Checks,
  args: { checks: CLEAR, onRetry: fn() },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
} satisfies Meta<typeof Checks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { checks: without("reading", "player", "holder", "kyc", "withdrawn") } };

export const Forbidden: Story = { args: { checks: without("hidden", "destination", "risk") } };

export const LongContent: Story = {
  args: {
    checks: withChecks({ risk: { ...FOUND["blocked"]!, text: "x".repeat(200), reason: "High risk. ".repeat(40) } }),
  },
};

export const Stop: Story = {
  args: { checks: withChecks({ player: FOUND["blocked"]!, destination: FOUND["shared"]! }) },
};

export const Look: Story = { args: { checks: withChecks({ destination: FOUND["shared"]! }) } };

export const Failed: Story = { args: { checks: without("failed", "destination", "risk") } };

export const Note: Story = {
  tags: ["!dev", "!autodocs"],
  args: { checks: withChecks({ player: FOUND["test"]! }) },
};

export const NotApplicable: Story = {
  tags: ["!dev", "!autodocs"],
  args: { checks: without("none", "holder") },
};

export const Narrow: Story = {
  tags: ["!dev", "!autodocs"],
  ...Stop,
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], ...Stop, globals: { dir: "rtl" } };
