import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { StoryWizard, type StoryWizardProps } from "./story-wizard.tsx";

const meta = {
  title: "Overlays/Wizard",
  component: StoryWizard,
  args: {
    onFinish: fn((): Promise<unknown> => Promise.resolve()),
    sendLimits: fn<StoryWizardProps["sendLimits"]>(() => Promise.resolve()),
  },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const fillAccount = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /Name/ }), "Northwind");
  await userEvent.click(canvas.getByRole("button", { name: "Next" }));
};
const heading = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole("heading", { name })).toHaveFocus());

/** Through to the end, and what came of it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await fillAccount(canvas);
    await heading(canvas, "Limits");
    await userEvent.type(canvas.getByRole("textbox", { name: /Largest/ }), "500");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await heading(canvas, "Markets");
    await expect(canvas.getByRole("button", { name: "Create operator" })).toHaveAccessibleDescription(
      "Choose at least one market",
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: "Malta" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create operator" }));
    await expect(await canvas.findByText("Northwind is ready")).toBeVisible();
    await expect(args.onFinish).toHaveBeenCalledWith({
      account: { name: "Northwind" },
      limits: { largest: "500" },
      markets: ["MT"],
    });
  },
};
export const FirstStep: Story = {};

/** "Next" does not go on from a step that is not valid; the form says why. */
export const StepNotValid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await expect(await canvas.findByText(/1 problem to fix/)).toBeVisible();
    await expect(canvas.getByText("Step 1 of 3")).toBeVisible();
  },
};

/** Back, and to any step that was reached: what was typed is there, valid or not. */
export const BackWithoutLoss: Story = {
  play: async ({ canvas }) => {
    await fillAccount(canvas);
    await heading(canvas, "Limits");
    await userEvent.type(canvas.getByRole("textbox", { name: /Largest/ }), "not yet");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await heading(canvas, "Account");
    await expect(canvas.getByRole("textbox", { name: /Name/ })).toHaveValue("Northwind");
    const step = canvas.getByRole("button", { name: /Limits/ });
    step.focus();
    await userEvent.keyboard("{Enter}");
    await heading(canvas, "Limits");
    await expect(canvas.getByRole("textbox", { name: /Largest/ })).toHaveValue("not yet");
  },
};

/** A step that is sent by itself fails: it says why and stays. */
export const StepFails: Story = {
  beforeEach: ({ args }) => {
    args.sendLimits.mockRejectedValueOnce(new Error("The limit is above the licence’s."));
  },
  play: async ({ canvas }) => {
    await fillAccount(canvas);
    await heading(canvas, "Limits");
    await userEvent.type(canvas.getByRole("textbox", { name: /Largest/ }), "500{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The limit is above the licence’s.");
    await expect(canvas.getByText("Step 2 of 3")).toBeVisible();
    const here = canvas.getAllByRole("listitem").filter((it) => it.getAttribute("aria-current") === "step");
    await expect(here.map(({ textContent }) => textContent)).toEqual(["Limits, has an error"]);
  },
};
/** It is tried again alone, with what stands in it by then. */
export const StepTriedAgain: Story = {
  ...StepFails,
  play: async (context) => {
    await StepFails.play?.(context);
    const { args, canvas } = context;
    await userEvent.clear(canvas.getByRole("textbox", { name: /Largest/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /Largest/ }), "400");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await heading(canvas, "Markets");
    await expect(args.sendLimits).toHaveBeenCalledTimes(2);
    await expect(args.sendLimits).toHaveBeenLastCalledWith({ largest: "400" }, expect.anything(), expect.anything());
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};
/** What was refused belongs to an earlier step: that one is shown, and nothing is lost. */
export const RefusedForAnEarlierStep: Story = {
  args: {
    sendLimits: fn<StoryWizardProps["sendLimits"]>((_limits, _values, show) => {
      show("account");
      return Promise.resolve(false);
    }),
  },
  play: async ({ canvas }) => {
    await fillAccount(canvas);
    await heading(canvas, "Limits");
    await userEvent.type(canvas.getByRole("textbox", { name: /Largest/ }), "500{Enter}");
    await heading(canvas, "Account");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Limits/ }));
    await expect(canvas.getByRole("textbox", { name: /Largest/ })).toHaveValue("500");
  },
};
/** All is filled in, and making it fails: the last step says so, and the same can be sent again. */
export const FinishFails: Story = {
  beforeEach: ({ args }) => {
    args.onFinish.mockRejectedValueOnce(new Error("An operator of this name is already there."));
  },
  play: async ({ args, canvas }) => {
    await fillAccount(canvas);
    await heading(canvas, "Limits");
    await userEvent.type(canvas.getByRole("textbox", { name: /Largest/ }), "500{Enter}");
    await heading(canvas, "Markets");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Malta" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create operator" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("An operator of this name is already there.");
    await expect(canvas.getByRole("checkbox", { name: "Malta" })).toBeChecked();
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  args: { sendLimits: fn<StoryWizardProps["sendLimits"]>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await fillAccount(canvas);
    await heading(canvas, "Limits");
    await userEvent.type(canvas.getByRole("textbox", { name: /Largest/ }), "500{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-busy", "true"));
    await expect(canvas.getByRole("button", { name: "Back" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** The first step may have to be got first. */
export const FirstStepLoads: Story = {
  args: { loadAccount: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading the step")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true"));
  },
};
export const FirstStepNotLoaded: Story = {
  args: { loadAccount: () => Promise.reject(new Error("The server did not answer.")) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The server did not answer.");
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  },
};
let loads = 0;
export const FirstStepFailsToLoad: Story = {
  args: {
    loadAccount: () => {
      loads += 1;
      return loads === 1
        ? Promise.reject(new Error("The server did not answer."))
        : Promise.resolve({ name: "Contoso" });
    },
  },
  beforeEach: () => {
    loads = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The server did not answer.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("textbox", { name: /Name/ })).toHaveValue("Contoso");
  },
};
export const Vertical: Story = { args: { orientation: "vertical" }, play: ({ canvas }) => fillAccount(canvas) };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) => fillAccount(canvas),
};
export const RightToLeft: Story = { globals: { dir: "rtl" }, play: ({ canvas }) => fillAccount(canvas) };
