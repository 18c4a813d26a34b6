import type { Db } from "@backoffice/mocks";
import { expect, userEvent } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { firstOf, NOBODY } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";

const changed = (db: Db) => firstOf(db.activities.staff, ({ subtype }) => subtype === "CMS_PAGE_UPDATED");
const at: Scene["at"] = (db) => `/?panel=cms-activity&activity=${changed(db).uuid}`;

export default {
  ...staging,
  title: "Panels/CMS (v1)/CMS Activity",
  tags: ["panel:cms-activity"],
  args: { at },
} satisfies SceneMeta;

export const Default = look();

/** Author, subject, and the values before and after. */
export const Filled: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { subject, user } = changed(db);
    await says(subject.title);
    await says(user.nickname ?? user.email);
    await expect((await drawer()).getByText("Changes")).toBeVisible();
  },
};

/** The list holds content activities only; a row opens its changes. */
export const FromTheList: SceneStory = {
  args: { at: "/cms/activities" },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const { type, message } = db.activities.staff.get(row.dataset["rowId"]!)!;
    await expect(type).toBe("CMS");
    await userEvent.click(row);
    await says(message);
  },
};

export const NotFound = look(gonePanel(`/?panel=cms-activity&activity=${NOBODY}`, "activity"));
export const Forbidden = look(forbiddenPanel("showStaffActivity", "view_staff_activities", "operator-manager"));
