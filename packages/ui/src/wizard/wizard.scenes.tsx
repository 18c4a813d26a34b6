import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { type StoryAccountWizardProps } from "./story-account-wizard.tsx";
import meta, * as looks from "./wizard.stories.tsx";
import { fillAccount, heading } from "./story-wizard-parts.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** All steps to the completion. */
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
    await waitFor(() => expect(canvas.getByText("Northwind is ready")).toBeVisible());
    await expect(args.onFinish).toHaveBeenCalledWith({
      account: { name: "Northwind" },
      limits: { largest: "500" },
      markets: ["MT"],
    });
  },
};

/** Going back, and to any reached step, keeps the input, valid or not. */
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

/** Only the failed step is retried, with its current input. */
export const StepTriedAgain: Story = {
  ...looks.ServerRejected,
  play: async (context) => {
    await looks.ServerRejected.play?.(context);
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

/** A refusal that belongs to an earlier step shows that step, and no input is lost. */
export const RefusedForAnEarlierStep: Story = {
  args: {
    sendLimits: fn<StoryAccountWizardProps["sendLimits"]>((_limits, _values, show) => {
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

/** `onFinish` fails: the last step shows the error, and the same values can be submitted again. */
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
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent("An operator of this name is already there."),
    );
    await expect(canvas.getByRole("checkbox", { name: "Malta" })).toBeChecked();
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

/** The first step loads its initial value. */
export const FirstStepLoads: Story = {
  ...looks.Loading,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Loading the step")).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true"));
  },
};

export const FirstStepNotLoaded: Story = {
  ...looks.Error,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("The server did not answer."));
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
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("The server did not answer."));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /Name/ })).toHaveValue("Contoso"));
  },
};

export const Vertical: Story = { ...looks.Vertical, play: ({ canvas }) => fillAccount(canvas) };

export const Narrow: Story = { ...looks.Narrow, play: ({ canvas }) => fillAccount(canvas) };

export const RightToLeft: Story = { ...looks.RightToLeft, play: ({ canvas }) => fillAccount(canvas) };
