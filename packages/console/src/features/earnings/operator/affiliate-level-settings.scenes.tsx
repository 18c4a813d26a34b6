import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { says } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

const levels = [0, 5000].map((requiredWagerInUSD, index) => ({
  level: index + 1,
  requiredWagerInUSD,
  emailCpr: 1.5,
  telegramCpr: 1,
  gmailCpr: 1,
  maxCpr: 20,
  cpa: 5,
}));
const withLevels = (db: Db) => {
  const settings = db.operatorAdmin.settings.get("op-nordlys")!;
  db.operatorAdmin.settings.set("op-nordlys", {
    ...settings,
    affiliates: { ...settings.affiliates, levelSettings: levels },
  });
};

export default {
  ...staging,
  title: "Panels/Withdraw/Affiliate Level Settings",
  tags: ["panel:affiliate-level-settings"],
  args: {
    scenario: "small",
    arrange: withLevels,
    opens: () => ({ id: "affiliate-level-settings", params: { opId: "op-nordlys" } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const settings = form({ write: "updateAffiliateLevels" });
const box = async (name: string) => (await drawer()).findByRole("textbox", { name });
const newLevel = { level: 3, requiredWagerInUSD: 5001, emailCpr: 1, telegramCpr: 1, gmailCpr: 1, maxCpr: 1, cpa: 1 };

/** A new level requires 1 more than the last one and pays 1; saved levels apply to the operator at once. */
export const LevelAdded = settings.sends(
  async () => {
    await box("Level 2, CPA");
    await press("Add level");
    await expect(await box("Level 3, Required wager")).toHaveAttribute("readonly");
  },
  { body: { opId: "op-nordlys", levelSettings: [...levels, newLevel] } },
  "Affiliate level settings saved.",
  {
    after: (db) =>
      expect(db.operatorAdmin.settings.get("op-nordlys")!.affiliates.levelSettings).toEqual([...levels, newLevel]),
  },
);

/** The last level is read-only, and follows the previous one. */
export const LastLevelFollows = settings.sends(
  () => typeIn(/^Level 1, Required wager/, "7000.25"),
  {
    body: {
      opId: "op-nordlys",
      levelSettings: [
        { ...levels[0]!, requiredWagerInUSD: 7000.25 },
        { ...levels[1]!, requiredWagerInUSD: 7001.25 },
      ],
    },
  },
  "Affiliate level settings saved.",
);

export const RateMissing = settings.says(
  () => typeIn(/^Level 1, Email CPR/, " "),
  /^Level 1, Email CPR/,
  /Enter a number\./,
);

/** Failed levels are not shown as empty. */
export const FiguresError = look(
  {
    args: { faults: [{ operation: "getOperatorSettings", fault: "html-200" }] },
    play: () => says("The operator's settings could not be loaded"),
  },
  { name: "Figures not loaded" },
);

export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: () => says("edit_affiliate_settings"),
};
