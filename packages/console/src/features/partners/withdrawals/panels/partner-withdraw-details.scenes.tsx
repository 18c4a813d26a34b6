import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { changeWithdraw, paidTo, partnerWithdraw } from "#testing/rows/partner-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, hasJson, says, showsFacts } from "#testing/stories/record.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const at =
  (status: "PENDING" | "CONFIRMED" | "REJECTED"): Scene["at"] =>
  (db) =>
    `/?panel=partner-withdraw-details&tx=${partnerWithdraw(db, status).txId}`;

export default {
  ...staging,
  title: "Panels/Partners/Partner Withdraw Details",
  tags: ["panel:partner-withdraw-details"],
  args: { at: at("PENDING") },
} satisfies SceneMeta;

export const Default = look();

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
export const UnknownStatus = look({
  args: {
    arrange: (db) => changeWithdraw(db, partnerWithdraw(db, "CONFIRMED"), { status: "ON_HOLD" as never }),
    at: (db) => `/?panel=partner-withdraw-details&tx=${partnerWithdraw(db, "ON_HOLD" as never).txId}`,
  },
  play: async () => {
    await says("ON_HOLD");
    await expect(await decisions()).toHaveLength(0);
  },
});

const decides = (verb: "Approve" | "Reject", status: "CONFIRMED" | "REJECTED", word: string): SceneStory => ({
  parameters: { sends: ["reviewPartnerWithdraw"] },
  play: async ({ loaded }) => {
    const { txId, partnerId } = partnerWithdraw(loaded.db);
    const note = "Ask again with an address on TRON.";
    // Only an approval repeats the amount.
    const name = verb === "Approve" ? /^Approve [\d,.]+ ?USDT$/ : "Reject";
    const decide = await (await drawer()).findByRole("button", { name });
    // An approval first waits for its checks.
    await waitFor(() => expect(decide).toHaveAccessibleDescription("Write a note for the partner first."));
    await typeIn(/^Note/, note);
    await waitFor(() => expect(decide).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(decide);
    await waitFor(() => expect(screen.getByText(`Partner withdrawal ${word.toLowerCase()}.`)).toBeVisible());
    await says(`${word} by`);
    await expect(loaded.db.partners.withdraws.get(txId)).toMatchObject({ status, note });
    await expect(sentTo(loaded, "reviewPartnerWithdraw")).toEqual([
      { body: { txId, partnerId, actionType: verb.toLowerCase(), note } },
    ]);
  },
});
/** Sends the same call and shows the same toast as the dialog; the drawer shows the decision at once. */
export const ApprovedFromHere = decides("Approve", "CONFIRMED", "Approved");
export const RejectedFromHere = decides("Reject", "REJECTED", "Rejected");

/** Partners cannot decide on their own requests. */
export const OwnRequest: SceneStory = {
  args: { account: "partner" },
  play: async () => {
    await (await drawer()).findAllByRole("term");
    await expect(await decisions()).toHaveLength(0);
  },
};

/** Users without permission and brand users see the reason (ruling 36). */
export const ForOperatorManager = look(
  cannot(/^Approve/, /You need the permission approve_reject_partner_withdrawals/, {
    account: "operator-manager",
  }),
  { name: "Signed in as operator manager" },
);
export const Brand = look(
  cannot(/^Reject/, "Brand users cannot handle partner withdrawals.", {
    account: "brand-admin",
    arrange: (db) => changeWithdraw(db, partnerWithdraw(db), { opId: "br-polaris" }),
  }),
);

/** The JSON is for SUPER_ADMIN (ruling 32). */
export const JsonForSuperAdmins = hasJson("super-admin", "tab");
export const NoJsonForAdmins = hasJson("admin", false);

export const NotFound = look(gonePanel("/?panel=partner-withdraw-details&tx=ptx-0", "partner withdrawal"));
export const Forbidden = look(forbiddenPanel("showPartnerWithdraw", "view_partner_withdrawals"));
