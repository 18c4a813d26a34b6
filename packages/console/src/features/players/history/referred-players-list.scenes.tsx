import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";

const referrer = (db: Db) => firstOf(db.players, (it) => it.refId !== null && !it.isTest).refId!;
const referredBy = (db: Db, code: string) => [...db.players.values()].filter((it) => it.refId === code && !it.isTest);
const requests = (calls: readonly { id: string; input: unknown }[]) =>
  calls.filter((it) => it.id === "listReferredPlayers").map((it) => it.input);

export default {
  ...staging,
  title: "Panels/Players/Referred Players List",
  tags: ["panel:referred-players-list"],
  args: { at: (db) => `/?panel=referred-players-list&player=${referrer(db)}` },
} satisfies SceneMeta;

export const Default = look();

/** Players referred by this player only; a row opens that player's page. */
export const Filled: SceneStory = {
  play: async ({ loaded: { db, history } }) => {
    await (await drawer()).findByText(/^Referred players: [1-9]/);
    const codes = referredBy(db, referrer(db)).map((it) => it.playerCode);
    const [, first] = (await drawer()).getAllByRole("row");
    await expect(codes.some((code) => first!.textContent.includes(code))).toBe(true);
    await userEvent.click(first!);
    await waitFor(() => expect(codes.map((code) => `/players/${code}`)).toContain(history.location.pathname));
  },
};

/** Players who staked enough to count as active. */
export const ActiveOnly: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    const box = await (await drawer()).findByRole("combobox", { name: "Active" });
    await userEvent.selectOptions(box, "Active only");
    await waitFor(() => expect(requests(calls).at(-1)).toMatchObject({ body: { isActive: true } }));
  },
};

export const Empty = look({
  args: { at: "/?panel=referred-players-list&player=NOBODY" },
  play: async () => {
    await says("No referred players.");
    await expect(screen.queryByText("Failed")).toBeNull();
  },
});

export const NoPlayer = look(gonePanel("/?panel=referred-players-list", "player"));
export const Forbidden = look(forbiddenPanel("listReferredPlayers", "view_affiliates"));
