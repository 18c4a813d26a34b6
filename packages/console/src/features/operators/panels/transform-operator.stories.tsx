import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";
import { storyClock } from "#testing/story-clock.ts";

const POLARIS = { opId: "br-polaris", title: "Polaris", parentOpId: "op-nordlys" };

const meta = {
  ...staging,
  title: "Operators/transform-operator",
  args: { ...staging.args, opens: () => ({ id: "transform-operator", params: { brand: POLARIS } }) },
  decorators: [storyClock.decorator],
  beforeEach: () => {
    staging.beforeEach();
    storyClock.reset();
  },
} satisfies Meta<Scene>;
export default meta;

const question = () => dialog("Transform Operator");

const confirm = async () => {
  await (await question()).findByText("Nordlys");
  storyClock.pass(10);
  const button = await (await question()).findByRole("button", { name: "Transform" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(button);
};

/** It can be confirmed ten seconds after it was asked, counted down on the button. */
export const Counting: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    const asked = await question();
    await asked.findByText("Nordlys");
    await userEvent.click(await asked.findByRole("button", { name: "Wait 10s" }));
    storyClock.pass(1);
    await asked.findByRole("button", { name: "Wait 9s" });
    storyClock.pass(8);
    await expect(await asked.findByRole("button", { name: "Wait 1s" })).toHaveAttribute("aria-disabled", "true");
    await expect(db.operators.get("br-polaris")?.parentOpId).toBe("op-nordlys");
    const { width, height } = screen.getByRole("alertdialog").getBoundingClientRect();
    await expect(width).toBeCloseTo(Math.min(550, window.innerWidth - 32), 0);
    await expect(height).toBeGreaterThanOrEqual(250);
  },
};

export const Transformed: SceneStory = {
  play: async ({ loaded }) => {
    await confirm();
    await expect(await screen.findByText("Polaris is an operator now.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect((loaded as Staged).backend.db.operators.get("br-polaris")?.parentOpId).toBeNull();
  },
};

/** The operator of the brand must be active. */
export const ParentNotActive: SceneStory = {
  args: {
    arrange: (db) => {
      const row = db.operators.get("op-nordlys");
      if (row) db.operators.set(row.opId, { ...row, status: "INACTIVE" });
    },
  },
  play: async () => {
    const asked = await question();
    await expect(await asked.findByText(/is not active\./)).toBeVisible();
    storyClock.pass(10);
    await expect(await asked.findByRole("button", { name: "Transform" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Its state is not known: said as a warning, and read again on demand. */
export const ParentNotRead: SceneStory = {
  args: { faults: [{ operation: "showOperator", fault: "refused" }] },
  play: async ({ loaded }) => {
    const asked = await question();
    await expect(await asked.findByText(/could not be read/)).toBeVisible();
    (loaded as Staged).backend.settings.set({ faults: [] });
    await userEvent.click(asked.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(asked.queryByText(/could not be read/)).toBeNull());
  },
};

/** It was transformed meanwhile: refused, and why. */
export const TransformedMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    await (await question()).findByText("Nordlys");
    const row = db.operators.get("br-polaris");
    if (row) db.operators.set(row.opId, { ...row, parentOpId: null });
    await confirm();
    const failure = await dialog("Unable To Transform Operator");
    await expect(await failure.findByText("Polaris is an operator already.")).toBeVisible();
  },
};

/** Refused without a word: the documented toast. */
export const RefusedSilently: SceneStory = {
  args: { faults: [{ operation: "transformBrand", fault: "refused-silently" }] },
  play: async () => {
    await confirm();
    await expect(await screen.findByText("Something went wrong. Please try again later.")).toBeVisible();
  },
};
