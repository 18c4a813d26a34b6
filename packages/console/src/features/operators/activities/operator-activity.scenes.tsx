import type { Db } from "@backoffice/mocks";
import { expect, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { firstOf, NOBODY } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";

const changed = (db: Db) => firstOf(db.activities.operators, ({ subtype }) => subtype === "OPERATOR_STATUS_CHANGED");
const at: Scene["at"] = (db) => `/?panel=operator-activity&activity=${changed(db).uuid}`;

export default {
  ...staging,
  title: "Panels/Operators/Operator activity",
  tags: ["panel:operator-activity"],
  args: { at },
} satisfies SceneMeta;

export const Default = look();

/** Author, subject, and the values before and after. */
export const Filled: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { subject, user, ip } = changed(db);
    await says(subject.title);
    await says(user.nickname ?? user.email);
    await says(ip!);
    await expect((await drawer()).getByText("Changes")).toBeVisible();
  },
};

/** All activities, latest first; each row opens. */
export const FromTheList: SceneStory = {
  args: { at: "/operators/activities" },
  play: async ({ loaded: { db, history } }) => {
    const first = await firstRow();
    const latest = [...db.activities.operators.values()].toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
    await expect(first.dataset["rowId"]).toBe(latest[0]!.uuid);
    await userEvent.click(first.querySelectorAll("td")[1]!);
    await waitFor(() => expect(history.location.search).toContain(`activity=${latest[0]!.uuid}`));
  },
};

export const NotFound = look(gonePanel(`/?panel=operator-activity&activity=${NOBODY}`, "activity"));
export const Forbidden = look(forbiddenPanel("showOperatorActivity", "view_operator_activities"));
