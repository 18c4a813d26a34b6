import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/Logs",
  args: { at: "/settings/activities" },
} satisfies SceneMeta;

export const Default = look();

/** A staff activity links to its author and its subject. */
export const StaffActivities = look({
  args: { at: "/settings/activities?type=USERS" },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const { user, subject } = db.activities.staff.get(row.dataset["rowId"]!)!;
    for (const [name, id] of [
      [user.nickname ?? user.email, user.user_id],
      [subject.title, subject.id],
    ] as const)
      await expect(within(row).getAllByRole("link", { name })[0]).toHaveAttribute(
        "href",
        `/settings/admins/${encodeURIComponent(id)}`,
      );
  },
});
/** Codes are shown in words. */
export const InWords: SceneStory = {
  args: { at: "/settings/activities?type=CRYPTO_NETWORKS" },
  play: async () => {
    const row = within(await firstRow());
    await expect(row.getByText("Explorer keys changed")).toBeVisible();
    await expect(row.getByText("Crypto networks")).toBeVisible();
  },
};
/** The details of a row show its fields before and after, which the list leaves out. */
export const BeforeAndAfter: SceneStory = {
  args: { at: "/settings/activities?type=USERS&subtype=USER_BLOCKED" },
  play: async () => {
    const row = await firstRow();
    await userEvent.click(row.querySelectorAll("td")[1]!);
    await waitFor(() =>
      expect(screen.getByRole("region", { name: /^Changes: Blocked/ })).toHaveTextContent(/false→true/),
    );
  },
};
export const NoStaffActivities = look(emptyPage("No staff activities yet"));
export const StaffActivitiesForbidden = forbiddenPage("listStaffActivities", "view_staff_activities");

/** Result of each sign-in in words, with a link to the user. */
export const Logins = look({
  args: { at: "/settings/login-activitiy?result=WRONG_PASSWORD" },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const { user } = db.activities.logins.get(row.dataset["rowId"]!)!;
    await expect(within(row).getByText("Wrong password")).toBeVisible();
    await expect(within(row).getByRole("link", { name: user.nickname ?? user.email })).toHaveAttribute(
      "href",
      `/settings/admins/${encodeURIComponent(user.user_id)}`,
    );
  },
});
/** An unknown username has no link. */
export const UnknownUser = look({
  args: {
    at: "/settings/login-activitiy?result=UNKNOWN_USER",
    arrange: (db) => {
      const { logins } = db.activities;
      const one = firstOf(logins, () => true);
      logins.set(one.uuid, { ...one, result: "UNKNOWN_USER" });
    },
  },
  play: async () => {
    const row = within(await firstRow());
    await expect(row.getByText("Unknown user")).toBeVisible();
    const leads = row.queryAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(leads.filter((href) => href?.startsWith("/settings/admins/"))).toEqual([]);
    await expect(screen.getAllByRole("columnheader")[0]).toHaveTextContent("When");
  },
});
export const NoLogins = look(emptyPage("No login activities yet", { at: "/settings/login-activitiy" }));
