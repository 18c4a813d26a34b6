import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { amountText } from "#entities/money/amount-text.ts";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { earnerWithProfit, profitOf, referrerOfNordlys } from "#testing/rows/earning-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";

const opening =
  (own?: Parameters<typeof earnerWithProfit>[1]): NonNullable<Scene["opens"]> =>
  (db) => ({ id: "withdraw-profit-confirmation", params: { player: earnerWithProfit(db, own) } });

export default {
  ...staging,
  title: "Panels/Withdraw/Withdraw Profit Confirmation",
  tags: ["panel:withdraw-profit-confirmation"],
  args: { scenario: "small", opens: opening() },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const amount = (text: string) => answer(/^Amount/, text);
const of = (fill?: () => Promise<void>) =>
  confirmation({
    title: "Withdraw Profit Confirmation",
    button: /^Withdraw/,
    write: "withdrawAffiliateProfit",
    failure: "Unable To Withdraw Profit",
    read: "showAffiliateSummary",
    ...(fill && { fill }),
  });
const whole = of();
const part = of(() => amount("25.50"));
const code = (db: Db) => referrerOfNordlys(db).playerCode;
const balance = (db: Db) => profitOf(db).estimatedBalanceInUSD;
const payouts = (db: Db) => [...db.affiliate.withdrawals.values()].filter((it) => it.playerCode === code(db));

/** The entire balance by default. */
export const Asked = whole.asks(
  (db) =>
    `Request the payout of ${amountText(balance(db), "USD", "en")} to player ${code(db)}. It needs approval by staff.`,
);

export const WholeBalance = whole.sends(
  (db) => ({ body: { totalProfitInUSD: balance(db), opId: "op-nordlys", playerCode: code(db) } }),
  (db) => `Payout of ${amountText(balance(db), "USD", "en")} requested. It is pending approval.`,
  {
    after: async (db) => {
      await expect(payouts(db).map((it) => it.status)).toEqual(["PENDING"]);
      await expect(balance(db)).toBe(0);
    },
  },
);

/** A partial withdrawal leaves the rest. */
export const Part = part.sends(
  (db) => ({ body: { totalProfitInUSD: 25.5, opId: "op-nordlys", playerCode: code(db) } }),
  "Payout of 25.50 USD requested. It is pending approval.",
  { after: (db) => expect(payouts(db).map((it) => it.profitInUSD)).toEqual([25.5]) },
);

export const BelowTheMinimum = of(() => amount("19.99")).breaks(/^Amount/, /Use at least 20\./);
export const MoreThanThereIs = of(() => amount("999999")).breaks(/^Amount/, /Use at most [\d.]+\./);
export const ThreeDecimals = of(() => amount("20.001")).breaks(/^Amount/, /2 decimals/);
export const BelowMinimum = look(
  whole.waits("The minimum withdrawal is 1,000,000.00 USD.", {
    opens: opening({ minWithdrawableAmountInUSD: 1_000_000 }),
  }),
);
export const Nothing = whole.waits("There is no profit to withdraw.", {
  opens: opening({ affiliatesAdminFeePercentage: 100 }),
});

export const WithoutRight = whole.forbidden("withdraw_affiliate_profit", "operator-manager");
