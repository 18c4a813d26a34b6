import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { earnerWithProfit, loserOfNordlys, referrerOfNordlys, runningJob } from "#testing/rows/earning-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { failedPanel, forbiddenPanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { NOBODY } from "#testing/rows/rows.ts";
import { says } from "#testing/stories/record.ts";

const at: Scene["at"] = (db) =>
  `/?panel=affiliate-summary-report&player=${referrerOfNordlys(db).playerCode}&operator=op-nordlys`;

export default {
  ...staging,
  title: "Panels/Withdraw/Affiliate Summary Report",
  tags: ["panel:affiliate-summary-report"],
  args: {
    scenario: "small",
    at,
    arrange: (db) => {
      earnerWithProfit(db);
      const loser = loserOfNordlys(db);
      db.players.set(loser.playerId, { ...loser, channelId: "ac-31", subChannelId: "spring" });
      runningJob(db);
    },
  },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showAffiliateReport" });

const requests = (calls: readonly { id: string; input: unknown }[]) =>
  calls.filter((it) => it.id === "showAffiliateReport").map((it) => it.input);

/** Six figures, two charts against the previous period, the affiliate, and the payments. */
export const Everything: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const figures = within(await screen.findByRole("region", { name: "Figures for the period" }));
    for (const label of [
      "Registered",
      "Affiliate profit",
      "Withdrawals",
      "Deposits",
      "Active players",
      "First deposits",
    ])
      await expect(figures.getByText(label)).toBeVisible();
    const course = within(screen.getByRole("region", { name: "Trend" }));
    await expect(course.getAllByRole("figure")).toHaveLength(2);
    const active = within(await screen.findByRole("group", { name: /^Active players/ }));
    await waitFor(() => expect(active.getByText(loserOfNordlys(db).playerCode)).toBeVisible());
    const history = within(await screen.findByRole("group", { name: /^Withdrawal history/ }));
    await waitFor(() => expect(history.getByText("20.50")).toBeVisible());
  },
};

/** Another period loads another report with its previous period; the address holds it. */
export const AnotherPeriod: SceneStory = {
  play: async ({ loaded: { calls, history } }) => {
    await userEvent.selectOptions(await (await drawer()).findByRole("combobox", { name: "Period" }), "This Week");
    await waitFor(() => expect(requests(calls).at(-1)).toMatchObject({ body: { period: "THIS_WEEK" } }));
    await expect(history.location.search).toContain("span=THIS_WEEK");
  },
};

/** One part of a channel. */
export const OneChannel: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    const box = await (await drawer()).findByRole<HTMLSelectElement>("combobox", { name: "Channel" });
    await waitFor(() => expect([...box.options].map((it) => it.textContent)).toContain("ac-31 · spring"));
    await userEvent.selectOptions(box, "ac-31 · spring");
    await waitFor(() =>
      expect(requests(calls).at(-1)).toMatchObject({ body: { channelId: "ac-31", subChannelId: "spring" } }),
    );
    await expect(calls.find((it) => it.id === "listAffiliateChannels")?.input).toMatchObject({ body: { limit: 100 } });
  },
};

/** A player without referrals has no report. */
export const Empty = look({
  args: { at: (db) => `/?panel=affiliate-summary-report&player=${loserOfNordlys(db).playerCode}&operator=op-nordlys` },
  play: () => says("No Report Available."),
});

export const Failed = failedPanel("showAffiliateReport", "report");
export const Forbidden = look(forbiddenPanel("showAffiliateReport", "view_affiliates"));

/** Player does not exist → only that is said, without lists of nobody's players and payments. */
export const UnknownPlayer: SceneStory = {
  args: { at: `/?panel=affiliate-summary-report&player=${NOBODY}&operator=op-nordlys` },
  play: async () => {
    await waitFor(() => expect(screen.getByText("This report does not exist")).toBeVisible());
    await expect(screen.queryByRole("group", { name: /^Active players/ })).toBeNull();
  },
};
