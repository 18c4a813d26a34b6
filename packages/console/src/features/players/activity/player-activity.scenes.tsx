import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { firstOf, NOBODY } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { hasJson, says } from "#testing/stories/record.ts";

const decided = (db: Db) => firstOf(db.activities.players, ({ subtype }) => subtype === "PLAYER_KYC_DECIDED");
const at: Scene["at"] = (db) => `/?panel=player-activity&activity=${decided(db).uuid}`;

export default {
  ...staging,
  title: "Panels/Players/Player Activity",
  tags: ["panel:player-activity"],
  args: { at },
} satisfies SceneMeta;

export const Default = look();

/** Shows author, player, and the fields before and after. */
export const Filled: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { subject, user, ip } = decided(db);
    await says("Player KYC decided");
    await says(subject.title);
    await says(user.nickname ?? user.email);
    await says(ip!);
    const changes = await drawer();
    await expect(changes.getByText("Changes")).toBeVisible();
    await expect(changes.getByText("PENDING")).toBeVisible();
    await expect(changes.getByText(/^KYC status/)).toHaveTextContent("KYC status, Changed");
  },
};

/** JSON is for super admins only. */
export const NoJsonForAdmins = hasJson("admin", false);

export const NotFound = look(gonePanel(`/?panel=player-activity&activity=${NOBODY}`, "activity"));
export const Forbidden = look(forbiddenPanel("showPlayerActivity", "view_player_activities"));
