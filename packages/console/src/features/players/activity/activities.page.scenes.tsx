import { expect, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Players/Player activities",
  args: { at: "/players/details-activities" },
} satisfies SceneMeta;

export const Default = look();

/** Newest first; a row opens the fields before and after. */
export const LatestFirst: SceneStory = {
  play: async ({ loaded: { db, history } }) => {
    const first = await firstRow();
    const latest = [...db.activities.players.values()].toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))[0]!;
    await expect(first.dataset["rowId"]).toBe(latest.uuid);
    await userEvent.click(first);
    await waitFor(() => expect(history.location.search).toContain(`activity=${latest.uuid}`));
  },
};

/** Activities of one player. */
export const OnePlayer = look({
  args: {
    at: (db) => `/players/details-activities?playerCode=${[...db.activities.players.values()][0]!.subject.title}`,
  },
  play: async ({ loaded: { db } }) => {
    const { title } = [...db.activities.players.values()][0]!.subject;
    await firstRow();
    for (const row of document.querySelectorAll("tr[data-row-id]")) await expect(row).toHaveTextContent(title);
  },
});

export const Empty = look(emptyPage("No player activities yet"));
export const Forbidden = forbiddenPage("listPlayerActivities", "view_player_activities");
