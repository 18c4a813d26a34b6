import type { Db } from "@backoffice/mocks";
import { expect, userEvent, waitFor } from "storybook/test";
import { amountText } from "#entities/money/amount-text.ts";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { cashbackOf, earnerWithCashback, loserOfNordlys } from "#testing/rows/earning-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";

const opening =
  (own?: Parameters<typeof earnerWithCashback>[1]): NonNullable<Scene["opens"]> =>
  (db) => ({ id: "claim-cashback-confirmation", params: { player: earnerWithCashback(db, own) } });

export default {
  ...staging,
  title: "Panels/Withdraw/Claim Cashback Confirmation",
  tags: ["panel:claim-cashback-confirmation"],
  args: { scenario: "small", opens: opening() },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const claim = confirmation({
  title: "Claim Cashback Confirmation",
  button: /^Claim/,
  write: "claimCashback",
  failure: "Unable to Claim",
  read: "showCashbackSummary",
});
const amount = (db: Db) => amountText(cashbackOf(db).cashbackAvailableToClaimInUSD, "USD", "en");
const code = (db: Db) => loserOfNordlys(db).playerCode;
const request = (db: Db) => ({ body: { opId: "op-nordlys", playerCode: code(db) } });
const payments = (db: Db) =>
  [...db.transactions.transactions.values()]
    .filter((it) => it.transactionSubType === "CASHBACK_CLAIM" && it.player.playerCode === code(db))
    .map((it) => it.status);

/** The question names player, amount and wallet. */
export const Asked = claim.asks(
  (db) => `Claim ${amount(db)} of player ${code(db)}. It is credited to the player's wallet immediately.`,
);

/** Automatic approval off: the question says that the claim will be pending. */
export const AskedOfSomebodyElse = claim.asks(
  (db) => `Claim ${amount(db)} of player ${code(db)}. It needs approval by staff.`,
  { opens: opening({ autoApproval: false }) },
);

export const Claimed = claim.sends(request, "Cashback claimed successfully.", {
  after: async (db) => {
    await expect(payments(db)).toContain("CONFIRMED");
    await expect(cashbackOf(db).cashbackAvailableToClaimInUSD).toBe(0);
  },
});

/** The claim is pending and cannot be repeated. */
export const ClaimedAndWaiting = claim.sends(request, "Cashback claimed successfully.", {
  args: { opens: opening({ autoApproval: false }) },
  after: async (db) => {
    await expect(payments(db)).toContain("PENDING");
    await expect(cashbackOf(db).cashbackAvailableToClaimInUSD).toBe(0);
  },
});

/** The button shows the amount. */
export const AmountOnTheButton: SceneStory = {
  play: async ({ loaded: { db } }) =>
    waitFor(async () => expect(await claim.button()).toHaveTextContent(`Claim ${amount(db)}`)),
};

export const NothingToClaim = look(
  claim.waits("There is no cashback to claim.", { opens: opening({ percentage: 0 }) }),
);
export const BelowMinimum = look(
  claim.waits("The minimum claim is 1,000,000.00 USD.", {
    opens: opening({ minWithdrawAmountInUSD: 1_000_000 }),
  }),
);

/** The player claimed it meanwhile. */
export const ClaimedMeanwhile = claim.refused(
  (db) => void earnerWithCashback(db, { percentage: 0 }),
  "There is no cashback to claim.",
);

/** The amount failed to load: it cannot be claimed. */
export const FiguresError = look(
  {
    args: { faults: [{ operation: "showCashbackSummary", fault: "refused" }] },
    play: async ({ loaded }) => {
      const button = await claim.button();
      await waitFor(() => expect(button).not.toHaveAccessibleDescription(/^Wait until/));
      await userEvent.click(button);
      await expectNothingSent(loaded, "claimCashback");
    },
  },
  { name: "Figures not loaded" },
);

export const WithoutRight = claim.forbidden("claim_cashback", "operator-manager");
