import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { amountText } from "#entities/money/amount-text.ts";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { writeStates } from "#testing/stories/write-states.ts";

const WHO = { opId: "op-nordlys", partnerId: "pt-4711", partnerTitle: "Aurora Media" };
const ADDRESS = "TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7";

const partner = (db: Db) => db.partners.partners.get("pt-4711")!;
const balance = (db: Db) => {
  const taken = [...db.partners.withdraws.values()].filter(
    (it) => it.partnerId === "pt-4711" && it.status !== "REJECTED",
  );
  return Number((partner(db).earnedInUSD - taken.reduce((sum, it) => sum + it.fromAmountInUSD, 0)).toFixed(2));
};
const available = (db: Db) => amountText(balance(db), "USD", "en");
const change = (db: Db, values: object) => void db.partners.partners.set("pt-4711", { ...partner(db), ...values });

export default {
  ...staging,
  title: "Panels/Partners/Partner Withdraw",
  tags: ["panel:partner-withdraw"],
  args: { scenario: "small", opens: () => ({ id: "partner-withdraw", params: WHO }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Partner Withdraw",
  button: /^Withdraw [\d,.]+ ?USD$/,
  write: "requestPartnerWithdraw",
  failure: "Unable To Send Request",
  read: "showPartnerWithdrawInfo",
  fill: () => answer(/^Wallet address/, ADDRESS),
});

/** The sentence names amount, partner and payout method. */
export const Asks = panel.asks(
  (db) => `Withdraw ${available(db)} of Aurora Media, paid in USDT on TRON. It is paid after approval by staff.`,
);

/** Requests the available amount in USDT on TRON. */
export const Sent = panel.sends(
  { body: { opId: "op-nordlys", partnerId: "pt-4711", walletAddress: ADDRESS, currency: "USDT", network: "TRON" } },
  "Withdrawal request submitted!",
  { after: (db) => expect(balance(db)).toBe(0) },
);

/** Available, balance, minimum, and how many requests are left. */
export const Information: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const asks = await dialog("Partner Withdraw");
    await waitFor(() => expect(asks.getAllByText(available(db).replace(/\D+$/, ""))).not.toHaveLength(0));
    for (const label of ["Available to withdraw", "Balance", "Minimum", "Requests this month", "USDT", "TRON"])
      await expect(asks.getByText(label)).toBeVisible();
  },
};

export const AddressMissing = (() => {
  const empty = confirmation({
    title: "Partner Withdraw",
    button: /^Withdraw/,
    write: "requestPartnerWithdraw",
    failure: "",
  });
  return empty.waits("Enter the wallet address first.");
})();

/** An invalid TRON address is never sent. */
const noAddress = (text: string): SceneStory => {
  const wrong = confirmation({
    title: "Partner Withdraw",
    button: /^Withdraw [\d,.]+ ?USD$/,
    write: "requestPartnerWithdraw",
    failure: "",
    fill: async () => {
      await wrong.button();
      await answer(/^Wallet address/, text);
    },
  });
  return wrong.breaks(/^Wallet address/, /Enter a TRON address/);
};
export const AddressOnEthereum = noAddress("0x52908400098527886E0F7030069857D2E4169EE7");
export const AddressTooShort = noAddress(ADDRESS.slice(0, -1));
export const AddressWithAZero = noAddress(`${ADDRESS.slice(0, -1)}0`);

/** Below the minimum: the documented warning, and Send is disabled (money §5). */
export const BelowMinimum = look(
  (() => {
    const poor = confirmation({
      title: "Partner Withdraw",
      button: "Withdraw",
      write: "requestPartnerWithdraw",
      failure: "",
    });
    return poor.waits("You don't have enough funds to make a withdrawal.", {
      arrange: (db) => change(db, { minWithdrawAmountInUSD: balance(db) + 0.01 }),
    });
  })(),
);
export const RequestGone = look(
  (() => {
    const late = confirmation({
      title: "Partner Withdraw",
      button: "Withdraw",
      write: "requestPartnerWithdraw",
      failure: "",
    });
    return late.waits("At most 1 withdrawals can be requested in a month.", {
      arrange: (db) => {
        const [first] = db.partners.withdraws.values();
        const now = { partnerId: "pt-4711", status: "PENDING" as const, createdAt: "2026-11-19T08:00:00.000Z" };
        db.partners.withdraws.set("ptx-1", { ...first!, ...now, txId: "ptx-1", fromAmountInUSD: 1 });
        change(db, { maxNoWithdrawalRequests: 1 });
      },
    });
  })(),
);

/** Balance withdrawn meanwhile. */
export const TakenMeanwhile = panel.refused(
  (db) => change(db, { earnedInUSD: 0 }),
  "You don't have enough funds to make a withdrawal.",
);

/** A partner requests its own withdrawal. */
export const PartnerUser = look(
  panel.sends(
    { body: { opId: "op-nordlys", partnerId: "pt-4711", walletAddress: ADDRESS, currency: "USDT", network: "TRON" } },
    "Withdrawal request submitted!",
    { args: { account: "partner" } },
  ),
);

/** A button opens the history. */
export const LeadsToTheHistory: SceneStory = {
  play: async () => {
    await userEvent.click((await dialog("Partner Withdraw")).getByRole("button", { name: "History" }));
    await waitFor(() => expect(shownDrawer().getByText("Withdraw History")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const WithoutRight = panel.forbidden("request_partner_withdrawals", "operator-manager");

/** Money is not sent twice (ruling 15). */
export const UnknownOutcome = writeStates({
  write: "requestPartnerWithdraw",
  act: async () => {
    await panel.button();
    await answer(/^Wallet address/, ADDRESS);
    await panel.confirm();
  },
  button: async () => (await dialog("Partner Withdraw")).findByRole("button", { name: /^Withdraw/ }),
  failure: "Unable To Send Request",
  role: "alertdialog",
  // The refetched balance shows that it was executed.
}).moneyLocked({}, "requestPartnerWithdraw", /unknown whether this was carried out|enough funds/);
