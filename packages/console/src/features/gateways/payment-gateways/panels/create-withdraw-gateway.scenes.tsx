import { expect, screen, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { allowGateways } from "#testing/rows/gateway-rows.ts";
import { shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form, untouched } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/New withdraw gateway",
  tags: ["panel:create-withdraw-gateway"],
  args: {
    at: "/?opId=op-solvik",
    opens: () => ({ id: "create-withdraw-gateway", params: {} }),
    arrange: (db) => allowGateways(db, "op-solvik", "withdraw", ["skrill"]),
  },
} satisfies SceneMeta;

export const Default = look();

const added = form({ write: "createWithdrawGateway", save: "Add withdraw gateway" });
const fill = async () => {
  await choose(/^Gateway/, "skrill");
  await typeIn(/^Title.*English/, "Otter Pay");
  await choose(/^Currencies/, "EUR");
};

/** With its own limits; afterwards its page opens (money §2). */
export const OpensItsPageAfterwards = added.sends(
  async () => {
    await fill();
    await typeIn(/^Daily limit/, "20000");
  },
  {
    body: {
      opId: "op-solvik",
      provider: "skrill",
      title: { en: "Otter Pay" },
      status: "INACTIVE",
      order: 0,
      gatewayCurrencies: ["EUR"],
      playerWalletCurrencies: ["USD"],
      minAmountInUSD: 10,
      maxAmountInUSD: 1000,
      feePercentage: 0,
      isAutomatic: true,
      conversionRate: null,
      decimals: 2,
      merchantId: null,
      dailyLimitInUSD: 20_000,
      confirmsByItselfBelowInUSD: null,
    },
  },
  "Withdraw gateway added.",
  {
    after: async () => {
      await waitFor(() => expect(screen.getByRole("heading", { name: /^Otter Pay/ })).toBeVisible());
      await waitFor(() => expect(screen.getByRole("textbox", { name: /^Daily limit/ })).toHaveValue("20,000.00"));
    },
  },
);

export const NoOperator = look(
  added.waits(untouched, "Please select an operator before creating a gateway.", {
    at: "/",
  }),
  { name: "No operator selected" },
);
export const NoGateways = look(
  added.waits(untouched, "There are no gateways available for this operator.", {
    arrange: (db) => allowGateways(db, "op-solvik", "withdraw", []),
  }),
);
/** Nordlys has Tomani in the seed, which can exist once only (money §8). */
export const SecondOfOneOfAKind = added.waits(
  () => choose(/^Gateway/, "tomani"),
  "Nordlys already has a gateway of tomani; there can be only one.",
  {
    at: "/?opId=op-nordlys",
    arrange: (db) => allowGateways(db, "op-nordlys", "withdraw", ["tomani"]),
  },
);
export const NegativeLimit = added.says(
  async () => {
    await fill();
    await typeIn(/^Daily limit/, "-1");
  },
  /^Daily limit/,
  /Use at least/,
);

export const Forbidden = look({
  args: { account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("edit_withdraw_gateways")).toBeVisible());
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
});
