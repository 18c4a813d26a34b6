import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { earnerWithCashback, loserOfNordlys } from "#testing/rows/earning-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { failedPanel, forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, says, showsFacts } from "#testing/stories/record.ts";

const at: Scene["at"] = (db) =>
  `/?panel=player-wallet-cashback&player=${loserOfNordlys(db).playerCode}&operator=op-nordlys`;

export default {
  ...staging,
  title: "Panels/Withdraw/Cashback",
  tags: ["panel:player-wallet-cashback"],
  args: { scenario: "small", at, arrange: (db) => void earnerWithCashback(db) },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showCashbackSummary" });

/** Every documented figure (money §3). */
export const EveryFigure = showsFacts(
  "Available to claim, Claimed, Claimed this month, Total loss, Minimum withdrawal, Current level, Next level, Level percentage",
);

/** The levels, the reached one highlighted, and their source. */
export const OwnLevels: SceneStory = {
  play: async () => {
    await says("Levels of this player");
    await waitFor(() => expect(screen.getByRole("row", { name: /^1\s?Current/ })).toBeVisible());
  },
};
export const OperatorsLevels = look(
  {
    args: { arrange: (db) => db.cashback.overrides.clear() },
    play: () => says("Operator levels"),
  },
  { name: "Levels of the operator" },
);

/** After claiming from here nothing remains to claim. */
export const ClaimedFromHere: SceneStory = {
  play: async () => {
    const claim = await (await drawer()).findByRole("button", { name: "Claim cashback" });
    await userEvent.click(claim);
    const sure = await screen.findByRole("button", { name: /^Claim [\d.,]+ USD$/ });
    await waitFor(() => expect(sure).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(sure);
    await waitFor(() => expect(screen.getByText("Cashback claimed successfully.")).toBeVisible());
    await waitFor(() => expect(claim).toHaveAccessibleDescription("There is no cashback to claim."));
  },
};

/** Opened from the player's wallet. */
export const FromTheWallet: SceneStory = {
  args: { at: (db: Db) => `/?panel=player-wallet&player=${loserOfNordlys(db).playerCode}` },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Cashback details" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Claim cashback" })).toBeVisible());
  },
};

export const ReadOnly = look(cannot("Claim cashback", /claim_cashback/, { account: "operator-manager" }));
export const NotFound = look(gonePanel("/?panel=player-wallet-cashback&player=NOBODY&operator=op-nordlys", "cashback"));
export const Failed = failedPanel("showCashbackSummary", "cashback");
export const Forbidden = look(forbiddenPanel("showCashbackSummary", "view_cashback"));
