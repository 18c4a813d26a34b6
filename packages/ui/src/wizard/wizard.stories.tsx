import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { StoryAccountWizard, type StoryAccountWizardProps } from "./story-account-wizard.tsx";
import { fillAccount, heading } from "./story-wizard-parts.tsx";

const meta = {
  title: "Components/Overlays/Wizard",
  component: StoryAccountWizard,
  args: {
    onFinish: fn((): Promise<unknown> => Promise.resolve()),
    sendLimits: fn<StoryAccountWizardProps["sendLimits"]>(() => Promise.resolve()),
  },
} satisfies Meta<typeof StoryAccountWizard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { loadAccount: () => new Promise(() => {}) } };

export const Error: Story = {
  args: { loadAccount: () => Promise.reject(new globalThis.Error("The server did not answer.")) },
};

export const Submitting: Story = {
  args: { sendLimits: fn<StoryAccountWizardProps["sendLimits"]>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await fillAccount(canvas);
    await heading(canvas, "Limits");
    await userEvent.type(canvas.getByRole("textbox", { name: /Largest/ }), "500{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-busy", "true"));
    await expect(canvas.getByRole("button", { name: "Back" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** "Next" does not leave an invalid step; the form shows the errors. */
export const ValidationError: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await waitFor(() => expect(canvas.getByText(/1 problem to fix/)).toBeVisible());
    await expect(canvas.getByText("Step 1 of 3")).toBeVisible();
  },
};

/** A step with its own submit fails: it shows the error and stays. */
export const ServerRejected: Story = {
  beforeEach: ({ args }) => {
    args.sendLimits.mockRejectedValueOnce(new globalThis.Error("The limit is above the licence’s."));
  },
  play: async ({ canvas }) => {
    await fillAccount(canvas);
    await heading(canvas, "Limits");
    await userEvent.type(canvas.getByRole("textbox", { name: /Largest/ }), "500{Enter}");
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("The limit is above the licence’s."));
    await expect(canvas.getByText("Step 2 of 3")).toBeVisible();
    const here = canvas.getAllByRole("listitem").filter((it) => it.getAttribute("aria-current") === "step");
    await expect(here.map(({ textContent }) => textContent)).toEqual(["Limits, has an error"]);
  },
};

export const Vertical: Story = { args: { orientation: "vertical" } };

export const Narrow: Story = {
  tags: ["!dev", "!autodocs"],
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
