import type { Db } from "@backoffice/mocks";
import { expect, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { earnerWithCashback, loserOfNordlys } from "#testing/rows/earning-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { says } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ lostAmountInUSD: 100 * index, percentage: 1 + index }));

/** Gives operator and player the same number of equal rows. */
const withRows =
  (count: number): NonNullable<Scene["opens"]> =>
  (db) => {
    const player = earnerWithCashback(db);
    const settings = db.operatorAdmin.settings.get("op-nordlys")!;
    db.operatorAdmin.settings.set("op-nordlys", {
      ...settings,
      cashback: { ...settings.cashback, settings: rows(count) },
    });
    db.cashback.overrides.set(player.playerCode, {
      autoApproval: false,
      minWithdrawAmountInUSD: 5,
      settings: rows(count),
    });
    return { id: "override-player-cashback-settings", params: { player } };
  };

export default {
  ...staging,
  title: "Panels/Withdraw/Override Player Cashback Settings",
  tags: ["panel:override-player-cashback-settings"],
  args: { scenario: "small", opens: withRows(3) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const override = form({ write: "overrideCashbackSettings" });
const box = async (name: string) => (await drawer()).findByRole("textbox", { name });
const body = (db: Db, settings: object[], settingsToOverride: number[]) => ({
  body: {
    opId: "op-nordlys",
    playerCode: loserOfNordlys(db).playerCode,
    minWithdrawAmountInUSD: 5,
    autoApproval: false,
    settings: settings as ReturnType<typeof rows>,
    settingsToOverride,
  },
});
const SAVED = "Player's cashback settings updated!";

/** Rows that differ from the operator's are sent by index, from 0, and listed before sending. */
export const ChangedRowsAreNamed = override.sends(
  async () => {
    await says("All rows match the operator's settings.");
    await typeIn(/^Row 2, Cashback/, "12.5");
    await says("Rows that differ from the operator: 2.");
  },
  (db) => {
    const [first, second, third] = rows(3);
    return body(db, [first!, { ...second!, percentage: 12.5 }, third!], [1]);
  },
  SAVED,
  {
    after: (db) => expect(db.cashback.overrides.get(loserOfNordlys(db).playerCode)?.settings[1]?.percentage).toBe(12.5),
  },
);

/** A new row starts 1 above the last one; a row that the operator lacks counts as changed. */
export const RowAdded = override.sends(
  async () => {
    await box("Row 3, Cashback");
    await press("Add row");
    await expect(await box("Row 4, From a loss of")).toHaveValue("201");
  },
  (db) => body(db, [...rows(3), { lostAmountInUSD: 201, percentage: 1 }], [3]),
  SAVED,
);

/** At most 20 rows. */
export const TwentyRows: SceneStory = {
  args: { opens: withRows(20) },
  play: async () => {
    await box("Row 20, Cashback");
    await expect((await drawer()).getByRole("button", { name: "Add row" })).toHaveAccessibleDescription(
      "Limited to 20 rows",
    );
  },
};

/** Only the last row can be removed. */
export const OnlyTheLastIsRemoved: SceneStory = {
  play: async () => {
    await box("Row 3, Cashback");
    const panel = await drawer();
    const removable = () =>
      panel.queryAllByRole("button", { name: /^Remove row/ }).map((it) => it.getAttribute("aria-label"));
    await expect(removable()).toEqual(["Remove row 3"]);
    await press("Remove row 3");
    await waitFor(() => expect(removable()).toEqual(["Remove row 2"]));
    await press("Remove row 2");
    await waitFor(() => expect(removable()).toEqual([]));
  },
};

export const BelowTheMinimum = override.says(
  () => typeIn(/^Minimum withdrawal/, "0"),
  /^Minimum withdrawal/,
  /Use at least 0\.01\./,
);
export const PercentageAbove = override.says(
  () => typeIn(/^Row 1, Cashback/, "100.01"),
  /^Row 1, Cashback/,
  /Use at most 100\./,
);
export const RowsAscend = override.says(
  () => typeIn(/^Row 2, From a loss of/, "0"),
  /^Row 2, From a loss of/,
  /Enter more than in the previous row \(0\)\./,
);

/** The operator's settings failed to load: an error is shown, and no values are assumed. */
export const OperatorError = look({
  args: { faults: [{ operation: "getOperatorSettings", fault: "html-200" }] },
  play: () => says("The operator's settings could not be loaded"),
});

/** Without permission to change settings: the panel names the missing permission. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: () => says("edit_cashback_settings"),
};
