import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { namedPlayer } from "#testing/rows/player-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const opens: Scene["opens"] = (db) => ({ id: "ltv-calculator", params: { player: namedPlayer(db) } });

export default {
  ...staging,
  title: "Panels/Players/LTV Calculator",
  tags: ["panel:ltv-calculator"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const terms = async () => (await (await drawer()).findAllByRole("term")).map((term) => term.textContent).join(", ");
const requests = (calls: readonly { id: string; input: unknown }[]) =>
  calls.filter((it) => it.id === "calculatePlayerLtv").map((it) => it.input);

/** The result is faded while it is calculated. */
const settled = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());

/** All costs are selected by default. */
export const AllCosts: SceneStory = {
  play: async ({ loaded: { db, calls } }) => {
    await waitFor(async () =>
      expect(await terms()).toBe(
        "P/L, Claimed bonuses, Claimed cashback, CPR, CPA, Affiliate commission, Tournament prizes, LTV",
      ),
    );
    const { opId, playerCode } = namedPlayer(db);
    await expect(requests(calls)).toEqual([
      {
        body: {
          opId,
          playerCode,
          params: {
            claimedBonuses: true,
            claimedCashbacks: true,
            cpr: true,
            cpa: true,
            affCommission: true,
            tournamentPrizes: true,
          },
        },
      },
    ]);
  },
};

/** Deselected costs are not requested. */
export const WithoutBonuses: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    await userEvent.click(await (await drawer()).findByRole("switch", { name: "Claimed bonuses" }));
    await waitFor(() =>
      expect(requests(calls).at(-1)).toMatchObject({
        body: { params: { claimedBonuses: false, claimedCashbacks: true } },
      }),
    );
    await settled();
  },
};

/** Without costs the lifetime value equals GGR. */
export const NoCosts: SceneStory = {
  play: async () => {
    for (const it of await (await drawer()).findAllByRole("switch")) await userEvent.click(it);
    const amounts = () => screen.getAllByRole("definition").map((it) => it.textContent);
    await waitFor(() => expect(new Set(amounts().slice(1, -1))).toEqual(new Set(["0.00USD"])));
    await expect(amounts().at(-1)).toBe(amounts()[0]);
    await settled();
  },
};

export const WithoutRight: SceneStory = {
  args: { account: "dev-ops" },
  play: async ({ loaded: { calls } }) => {
    await waitFor(() => expect(shownDrawer().getByText("view_player_ltv")).toBeVisible());
    await expect(requests(calls)).toEqual([]);
  },
};
