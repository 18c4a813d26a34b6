import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { storyClock } from "#testing/backend/story-clock.ts";

const POLARIS = { opId: "br-polaris", title: "Polaris", parentOpId: "op-nordlys" };
const change = (db: Db, opId: string, values: object) =>
  void db.operators.set(opId, { ...db.operators.get(opId)!, ...values });

export default {
  ...staging,
  title: "Panels/Operators/Transform Operator",
  tags: ["panel:transform-operator"],
  args: { opens: () => ({ id: "transform-operator", params: { brand: POLARIS } }) },
  decorators: [storyClock.decorator],
  beforeEach: () => {
    staging.beforeEach();
    storyClock.reset();
  },
} satisfies SceneMeta;

export const Default = look();

const question = async () => within(await screen.findByRole("alertdialog"));
const transform = confirmation({
  title: "Transform Operator",
  button: "Transform",
  write: "transformBrand",
  failure: "Unable To Transform Operator",
  fill: async () => {
    await (await question()).findByText("Nordlys");
    storyClock.pass(10);
  },
});

/** Confirmable after ten seconds, counted down on the button. */
export const Counting: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded }) => {
    const dialog = await question();
    await dialog.findByText("Nordlys");
    await userEvent.click(await dialog.findByRole("button", { name: "Wait 10s" }));
    storyClock.pass(1);
    await dialog.findByRole("button", { name: "Wait 9s" });
    storyClock.pass(8);
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "Wait 1s" })).toHaveAttribute("aria-disabled", "true"),
    );
    await expectNothingSent(loaded, "transformBrand");
    const { width, height } = screen.getByRole("alertdialog").getBoundingClientRect();
    await expect(width).toBeCloseTo(Math.min(550, window.innerWidth - 32), 0);
    await expect(height).toBeGreaterThanOrEqual(250);
  },
};

export const Asked = transform.asks(
  "Make the brand Polaris an operator of its own. It no longer belongs to Nordlys, whose staff no longer see it.",
);

export const Transformed = transform.sends({ body: { opId: "br-polaris" } }, "Polaris is now an operator.");

/** Transformed meanwhile: the server refuses with the reason. */
export const TransformedMeanwhile = transform.refused(
  (db) => change(db, "br-polaris", { parentOpId: null }),
  "Polaris is an operator already.",
);

/** The operator of the brand must be active. */
export const ParentNotActive = look({
  args: { arrange: (db) => change(db, "op-nordlys", { status: "INACTIVE" }) },
  play: async () => {
    const dialog = await question();
    await waitFor(() => expect(dialog.getByText(/is not active\./)).toBeVisible());
    storyClock.pass(10);
    await expect(await transform.button()).toHaveAttribute("aria-disabled", "true");
  },
});

/** The parent's status failed to load: a warning with Retry. */
export const ParentError = look({
  args: { faults: [{ operation: "showOperator", fault: "refused" }] },
  play: async ({ loaded: { backend } }) => {
    const dialog = await question();
    await waitFor(() => expect(dialog.getByText(/could not be loaded/)).toBeVisible());
    backend.settings.set({ faults: [] });
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(dialog.queryByText(/could not be loaded/)).toBeNull());
  },
});
