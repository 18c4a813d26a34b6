import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { storyClock } from "#testing/backend/story-clock.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Billing/New Payment",
  tags: ["panel:new-payment"],
  decorators: [storyClock.decorator],
  beforeEach: () => {
    staging.beforeEach();
    storyClock.reset();
  },
  args: { at: "/", opens: () => ({ id: "new-payment", params: {} }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const NORDLYS = { at: "/?opId=op-nordlys" };
const payment = form({ write: "createPaymentRecord", save: /^Add payment/ });
const fill = async () => {
  await typeIn(/^Title/, "November, first half");
  await typeIn(/^Paid by/, "Nordlys AB");
  await typeIn(/^Amount/, "2500.5");
  await typeIn(/^Reference/, "TRF-8841");
};
const BODY = {
  title: "November, first half",
  paidBy: "Nordlys AB",
  amountInUSD: 2500.5,
  reference: "TRF-8841",
  issuedAt: "2026-11-20T12:00:00.000Z",
};

/** Platform staff choose the operator; the payment is credited to its account. */
export const Added = payment.sends(
  async () => {
    await choose(/^Operator/, "Nordlys");
    await fill();
  },
  { body: { ...BODY, opId: "op-nordlys" } },
  "Payment Added!",
  {
    after: (db) =>
      expect([...db.billing.payments.values()].filter((it) => it.reference === "TRF-8841")).toMatchObject([
        { amountInUSD: 2500.5, invoiceNo: null },
      ]),
  },
);

/** Button and sentence show a valid amount. */
export const SaysTheAmount: SceneStory = {
  args: NORDLYS,
  play: async () => {
    await expect(await payment.button()).toHaveTextContent(/^Add payment(?! of)/);
    await fill();
    await waitFor(async () => expect(await payment.button()).toHaveTextContent("Add payment of 2,500.50 USD"));
    await expect(screen.getByText(/^The payment reduces/)).toHaveTextContent(
      "The payment reduces the debt of Nordlys by 2,500.50 USD, on account.",
    );
  },
};

const operator = async () => (await drawer()).findByRole("combobox", { name: /^Operator/ });
export const WithoutOperator = payment.says(fill, operator, "Operator not found, please select an operator.");

/** All required fields show their errors at once. */
export const NothingEntered: SceneStory = {
  args: NORDLYS,
  play: async () => {
    await payment.button();
    await payment.save();
    for (const [field, says] of [
      [/^Title/, "Enter the title."],
      [/^Paid by/, "Enter who paid."],
      [/^Amount/, /Enter the amount\./],
      [/^Reference/, "Enter the reference."],
    ] as const)
      await waitFor(() =>
        expect(shownDrawer().getByRole("textbox", { name: field })).toHaveAccessibleDescription(says),
      );
  },
};
export const NothingPaid = payment.says(() => typeIn(/^Amount/, "0"), /^Amount/, /Use more than 0/, NORDLYS);

/** For super admins and admins (money §6). */
export const WithoutRight: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("edit_payments")).toBeVisible());
    await expect(screen.queryByRole("button", { name: /^Add payment/ })).toBeNull();
  },
};
