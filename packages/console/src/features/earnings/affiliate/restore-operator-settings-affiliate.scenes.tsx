import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { earnerWithProfit, referrerOfNordlys } from "#testing/rows/earning-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const opens: Scene["opens"] = (db) => ({
  id: "restore-operator-settings-affiliate",
  params: { player: earnerWithProfit(db) },
});

export default {
  ...staging,
  title: "Panels/Withdraw/Restore Operator Settings",
  tags: ["panel:restore-operator-settings-affiliate"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const restore = confirmation({
  title: "Restore Operator Settings",
  button: /^Restore/,
  write: "restoreAffiliateSettings",
  failure: "Unable to Restore",
});
const code = (db: Db) => referrerOfNordlys(db).playerCode;

/** The question names the player whose settings are removed and the operator whose settings apply. */
export const Asked = restore.asks(
  (db) => `Delete the affiliate settings of player ${code(db)}. The settings of Nordlys apply from now on.`,
);

export const Restored = restore.sends(
  (db) => ({ body: { opId: "op-nordlys", playerCode: code(db) } }),
  "Operator settings restored successfully.",
  { after: (db) => expect(db.affiliate.overrides.has(code(db))).toBe(false) },
);

/** Restored by another user meanwhile. */
export const RestoredMeanwhile = restore.refused(
  (db) => void db.affiliate.overrides.delete(code(db)),
  "The operator's settings already apply to this player.",
);

export const WithoutRight = restore.forbidden("edit_affiliate_settings", "operator-manager");
