import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { failedPanel, forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const AT = "/?panel=operator-earning-settings&operator=op-nordlys";

export default {
  ...staging,
  title: "Panels/Withdraw/Affiliate and Cashback Settings",
  tags: ["panel:operator-earning-settings"],
  args: { scenario: "small", at: AT },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "getOperatorSettings" });

const tab = async (name: string) => userEvent.click(await (await drawer()).findByRole("tab", { name }));
const SAVED = "Affiliate and cashback settings saved.";

/** Saves one group of settings; the other is unchanged. */
export const AffiliatesSaved: SceneStory = {
  ...sending("updateOperatorSettings"),
  play: async ({ loaded }) => {
    const before = loaded.db.operatorAdmin.settings.get("op-nordlys")!;
    await tab("Affiliates");
    await typeIn(/^Admin fee/, "7.5");
    await press("Save");
    await waitFor(() => expect(screen.getByText(SAVED)).toBeVisible());
    await expect(sentTo(loaded, "updateOperatorSettings")).toEqual([
      { body: { ...before, affiliates: { ...before.affiliates, affiliatesAdminFeePercentage: 7.5 } } },
    ]);
    await tab("Details");
    await says("7.5%");
  },
};

export const CashbackSaved = look({
  args: { at: `${AT}&panelTab=cashback` },
  play: async ({ loaded: { db } }) => {
    await tab("Cashback");
    await typeIn(/^Minimum withdrawal/, "3.25");
    await press("Save");
    await waitFor(() => expect(screen.getByText(SAVED)).toBeVisible());
    await expect(db.operatorAdmin.settings.get("op-nordlys")!.cashback.minWithdrawAmountInUSD).toBe(3.25);
  },
});

/** Links to the levels and to the calculator with these settings. */
export const WaysFromHere: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Level settings" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Affiliate Level Settings/ })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Affiliate Level Settings/ })).toBeNull());
    await press("Affiliate calculator");
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Affiliate Profit Calculator/ })).toBeVisible());
  },
};

/** Opened from the operator's page. */
export const FromTheOperator: SceneStory = {
  args: { at: "/operators/op-nordlys" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Affiliate and cashback settings" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Affiliate and Cashback Settings/ })).toBeVisible());
  },
};

/** Read-only users see the settings and the missing permission. */
export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await tab("Cashback");
    await says(/edit_operator_settings/);
    await expect((await drawer()).queryByRole("button", { name: "Save" })).toBeNull();
  },
});

export const Failed = failedPanel("getOperatorSettings", "operator");
export const Forbidden = look(forbiddenPanel("getOperatorSettings", "view_operator_settings", "partner"));
