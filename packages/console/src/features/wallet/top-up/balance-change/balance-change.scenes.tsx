import type { Db } from "@backoffice/mocks";
import { expect, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { chooseInQuestion } from "#testing/stories/choose.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { nordlysPlayer, ownerWith } from "#testing/rows/wallet-rows.ts";

export default {
  ...staging,
  title: "Panels/Transactions/Change balance",
  tags: ["panel:balance-change"],
  args: {
    scenario: "small",
    opens: (db) => ({ id: "balance-change", params: { player: ownerWith(db, { EUR: 40.5 }), currency: "EUR" } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const fill =
  (amount: string, { decrease = false, note = "Goodwill after the outage." } = {}) =>
  async () => {
    const question = await dialog("Change balance");
    if (decrease) await userEvent.click(await question.findByRole("radio", { name: "Decrease" }));
    await answer(/^Amount/, amount);
    await chooseInQuestion(/^Reason/, "Compensation");
    await answer(/^Note/, note);
  };
const change = (amount: string, options: Parameters<typeof fill>[1] = {}) =>
  confirmation({
    title: "Change balance",
    button: /^(Increase|Decrease|Change)/,
    write: "topUpWallet",
    failure: "Unable To Change Balance",
    fill: fill(amount, options),
  });
const sent =
  (action: "topup" | "deduct", amount: number, note = "Goodwill after the outage.") =>
  (db: Db) => ({
    body: {
      note,
      amount,
      currency: "EUR",
      playerCode: nordlysPlayer(db).playerCode,
      reason: "COMPENSATION" as const,
      action,
    },
  });
const has = (db: Db) => db.transactions.wallets.get(nordlysPlayer(db).playerId)?.balances["EUR"];

/** The sentence names direction, player and amount. */
export const Asked = change("2.25", { decrease: true }).asks(
  (db) => `Decrease by 2.25 EUR the balance of player ${nordlysPlayer(db).playerCode} in EUR.`,
);

export const Increased = change("2.25").sends(sent("topup", 2.25), "The amount has been increased successfully", {
  after: (db) => expect(has(db)).toBe(42.75),
});
export const Decreased = change("40.50", { decrease: true }).sends(
  sent("deduct", 40.5),
  "The amount has been decreased successfully",
  { after: (db) => expect(has(db)).toBe(0) },
);

/** A decrease cannot exceed the balance (money §5). */
export const MoreThanThereIs: SceneStory = {
  play: async () => {
    const asked = change("40.51", { decrease: true });
    await fill("40.51", { decrease: true })();
    await waitFor(async () =>
      expect(await asked.button()).toHaveAccessibleDescription("The amount exceeds the balance."),
    );
    await answer(/^Amount/, "40.50");
    await waitFor(async () => expect(await asked.button()).not.toHaveAttribute("aria-disabled", "true"));
  },
};
export const NoAmount = change("").waits("Enter an amount first.");
export const NoteOf200 = change("1", { note: "n".repeat(200) }).sends(
  sent("topup", 1, "n".repeat(200)),
  "The amount has been increased successfully",
);
export const NoteOf201 = change("1", { note: "n".repeat(201) }).breaks(/^Note/, /Use at most 200 characters/);

/** Of several messages only the first is shown (money §8). */
export const FirstMessageAlone: SceneStory = {
  args: { faults: [{ operation: "topUpWallet", fault: "refused" }] },
  play: async () => {
    await fill("1")();
    await change("1").confirm();
    await expect((await dialog("Unable To Change Balance")).getByText("This cannot be done right now.")).toBeVisible();
    await expect((await dialog("Unable To Change Balance")).queryAllByRole("listitem")).toHaveLength(0);
  },
};

/** Money §8: the sentence for the operator's daily limit. */
export const LimitExceeded = change("1").refused((db) => {
  const { extras } = db.operatorAdmin;
  extras.set("op-nordlys", { ...extras.get("op-nordlys")!, limits: { dailyTopupLimitInUSD: 0 } });
}, "Topup Limit has been exceeded.");

export const WithoutRight = change("1").forbidden("topup_players", "operator-manager");
