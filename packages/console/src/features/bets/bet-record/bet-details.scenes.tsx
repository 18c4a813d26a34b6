import { expect, screen, userEvent } from "storybook/test";
import { look } from "#testing/look.ts";
import { bet, openBet } from "#testing/rows/bet-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, hasJson, says } from "#testing/stories/record.ts";

const at =
  (fits?: Parameters<typeof bet>[1]): Scene["at"] =>
  (db) =>
    `/?panel=bet-details&bet=${fits ? bet(db, fits).betId : openBet(db).betId}`;

export default {
  ...staging,
  title: "Panels/Bets/Bet Details",
  tags: ["panel:bet-details"],
  args: { scenario: "small", at: at() },
} satisfies SceneMeta;

export const Default = look();

/** An open bet offers Settle and the link to its page. */
export const OpenLinksToItsPage: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await says("Open");
    await says("Selection");
    await expect(screen.getByRole("dialog", { name: "Bet Details" })).toBeVisible();
    const link = (await drawer()).getByRole("link", { name: "Open the page" });
    await expect(link).toHaveAttribute("href", `/bets/${openBet(db).betId}`);
    await press("Settle…");
    await expect(await dialog("Settle Open Bet")).toBeTruthy();
  },
};

/** A lost combination lists its selections and cannot be settled. */
export const Combination = look({
  args: { at: at((it) => it.betMode === "COMBO" && it.status === "LOST") },
  play: async () => {
    await says(/^\d selections$/);
    await expect((await drawer()).queryByRole("button", { name: "Settle…" })).toBeNull();
  },
});

/** A casino bet has neither odds nor selections. */
export const Casino = look({
  args: { at: at((it) => it.betType === "CASINO" && it.status === "WON") },
  play: async () => {
    await says("Casino, single");
    await expect((await drawer()).queryByText(/[Ss]elections?$/)).toBeNull();
  },
});

export const WithoutRight = cannot("Settle…", /settle_bets/, { account: "operator-manager" });
export const NoJsonForManagers = hasJson("operator-manager", false);
export const JsonForSuperAdmins: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "JSON" }));
    await says(/potentialWinAmount/);
  },
};
export const NotFound = look(gonePanel("/?panel=bet-details&bet=S-00000000", "bet"));
export const Forbidden = look(forbiddenPanel("showBet", "view_bets"));
