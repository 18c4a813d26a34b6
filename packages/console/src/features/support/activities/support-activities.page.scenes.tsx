import { expect, screen, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Support/Support activities",
  args: { at: "/support/activities" },
} satisfies SceneMeta;

export const Default = look();

/** Author, action and time, with links to ticket and user. */
export const LinksToTheTicket: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const { subject, opId, user } = db.activities.support.get(row.dataset["rowId"]!)!;
    await expect(within(row).getByRole("link", { name: subject.title })).toHaveAttribute(
      "href",
      `/support/${opId}/${subject.id}`,
    );
    await expect(within(row).getByRole("link", { name: user.nickname ?? user.email })).toHaveAttribute(
      "href",
      `/settings/admins/${encodeURIComponent(user.user_id)}`,
    );
    await expect(screen.getAllByRole("columnheader")[0]).toHaveTextContent("When");
  },
};

export const Empty = look(emptyPage("No support activities yet"));
export const Forbidden = forbiddenPage("listSupportActivities", "view_support_activities");
