import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { bet, openBet } from "#testing/bet-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const at =
  (...fits: Parameters<typeof bet>[1][]): Scene["at"] =>
  (db) =>
    `/?panel=bet-details&bet=${fits[0] ? bet(db, fits[0]).betId : openBet(db).betId}`;

const meta = {
  ...staging,
  title: "Bets/bet-details",
  args: { ...staging.args, scenario: "small", at: at() },
} satisfies Meta<Scene>;
export default meta;

const says = async (text: string | RegExp) => expect((await (await drawer()).findAllByText(text))[0]).toBeVisible();

/** Can be settled; leads to its page. */
export const OpenLinksToItsPage: SceneStory = {
  play: async ({ loaded }) => {
    await says("Open");
    await says("Selection");
    await expect(screen.getByRole("dialog", { name: "Bet Details" })).toBeVisible();
    const { betId } = openBet((loaded as Staged).backend.db);
    await expect((await drawer()).getByRole("link", { name: "Open the page" })).toHaveAttribute(
      "href",
      `/bets/${betId}`,
    );
    await userEvent.click((await drawer()).getByRole("button", { name: "Settle…" }));
    await expect(await dialog("Settle Open Bet")).toBeTruthy();
  },
};

/** A combination that is lost, with its selections. */
export const Combination: SceneStory = {
  args: { at: at((it) => it.betMode === "COMBO" && it.status === "LOST") },
  play: async () => {
    await says(/^\d selections$/);
    await expect((await drawer()).queryByRole("button", { name: "Settle…" })).toBeNull();
  },
};

/** No odds and no selections. */
export const Casino: SceneStory = {
  args: { at: at((it) => it.betType === "CASINO" && it.status === "WON") },
  play: async () => {
    await says("Casino, single");
    await expect((await drawer()).queryByText(/[Ss]elections?$/)).toBeNull();
  },
};

/** The raw record, for super admins only. */
export const JsonForSuperAdmins: SceneStory = {
  play: async () => {
    await says("Open");
    await userEvent.click((await drawer()).getByRole("tab", { name: "JSON" }));
    await says(/potentialWinAmount/);
  },
};

/** Who may not settle is told why, and sees no JSON. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await says("Open");
    await expect((await drawer()).getByRole("button", { name: "Settle…" })).toHaveAccessibleDescription(/settle_bets/);
    await expect((await drawer()).queryByRole("tab", { name: "JSON" })).toBeNull();
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "showBet", fault: "timeout" }] },
  play: async () => {
    await expect(await (await drawer()).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Gone: SceneStory = {
  args: { at: "/?panel=bet-details&bet=S-00000000" },
  play: async () => says("There is no such bet"),
};

/** A web page came instead of the bet; trying again works. */
export const FailedAndTriedAgain: SceneStory = {
  args: { faults: [{ operation: "showBet", fault: "html-200", times: 1 }] },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Try again" }));
    await says("Open");
  },
};

/** Without the right nothing is asked of the server. */
export const Forbidden: SceneStory = {
  args: { account: "dev-ops", faults: [{ operation: "showBet", fault: "500", times: 1 }] },
  play: async ({ loaded }) => {
    await says("view_bets");
    await expect((loaded as Staged).backend.settings.get().faults).toHaveLength(1);
  },
};

export const RightToLeft: SceneStory = { globals: { dir: "rtl" }, play: async () => says("Open") };
