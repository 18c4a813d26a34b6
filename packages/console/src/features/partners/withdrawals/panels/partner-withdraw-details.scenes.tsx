import { expect, userEvent } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { changeWithdraw, paidTo, partnerWithdraw } from "#testing/rows/partner-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { cannot, hasJson, says, showsFacts } from "#testing/stories/record.ts";

const at =
  (status: "PENDING" | "CONFIRMED" | "REJECTED"): Scene["at"] =>
  (db) =>
    `/?panel=partner-withdraw-details&tx=${partnerWithdraw(db, status).txId}`;

export default {
  ...staging,
  args: { at: at("PENDING") },
} satisfies SceneMeta;

const FACTS = "Amount, In USD, Partner, Operator, Debited balance, Address, Network";
const decisions = async () => (await drawer()).queryAllByRole("button", { name: /^(Approve|Reject)/ });

export const Pending = showsFacts(FACTS, {}, ["Withdrawal", "Requested"]);

/** A decided withdrawal shows author, time and note, and offers no decision (money §4). */
const decided = (status: "CONFIRMED" | "REJECTED", word: "Approved" | "Rejected"): SceneStory => ({
  args: { at: at(status) },
  play: async (context) => {
    await showsFacts(`${FACTS}, ${word} by, ${word}, Note for the partner`).play?.(context);
    await says(word);
    await says(paidTo(partnerWithdraw(context.loaded.db, status)).replace(/\D+$/, ""));
    await expect(await decisions()).toHaveLength(0);
  },
});
export const Approved = decided("CONFIRMED", "Approved");
export const Rejected = decided("REJECTED", "Rejected");

/** An unknown status is shown as received and cannot be decided. */
export const UnknownStatus: SceneStory = {
  args: {
    arrange: (db) => changeWithdraw(db, partnerWithdraw(db, "CONFIRMED"), { status: "ON_HOLD" as never }),
    at: (db) => `/?panel=partner-withdraw-details&tx=${partnerWithdraw(db, "ON_HOLD" as never).txId}`,
  },
  play: async () => {
    await says("ON_HOLD");
    await expect(await decisions()).toHaveLength(0);
  },
};

/** After a decision the drawer shows it at once. */
export const DecidedFromHere: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { txId } = partnerWithdraw(db);
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Reject…" }));
    await answer(/^Note/, "Ask again with an address on TRON.");
    await confirmation({
      title: "Reject partner withdrawal",
      button: /^Reject [\d,.]+ ?USDT$/,
      write: "reviewPartnerWithdraw",
      failure: "",
    }).confirm();
    await says("Rejected by");
    await expect(db.partners.withdraws.get(txId)).toMatchObject({
      status: "REJECTED",
      note: "Ask again with an address on TRON.",
    });
  },
};

/** Users without permission and brand users see the reason (ruling 36). */
export const ForManagers = cannot("Approve…", /You need the right approve_reject_partner_withdrawals/, {
  account: "operator-manager",
});
export const OfABrand = cannot("Reject…", "Brand users cannot handle partner withdrawals.", {
  account: "brand-admin",
  arrange: (db) => changeWithdraw(db, partnerWithdraw(db), { opId: "br-polaris" }),
});

/** The JSON is for SUPER_ADMIN (ruling 32). */
export const JsonForSuperAdmins = hasJson("super-admin", true);
export const NoJsonForAdmins = hasJson("admin", false);

export const Gone = gonePanel("/?panel=partner-withdraw-details&tx=ptx-0", "partner withdrawal");
export const Forbidden = forbiddenPanel("showPartnerWithdraw", "view_partner_withdrawals");
