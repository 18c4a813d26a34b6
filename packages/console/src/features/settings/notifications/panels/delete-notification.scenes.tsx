import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog, firstRow } from "#testing/on-screen.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sentTo } from "#testing/stories/sent.ts";

const notice = (db: Db, ofOperator = "*") => firstOf(db.system.adminNotifications, ({ opId }) => opId === ofOperator);
const one = (ofOperator: string) => (db: Db) => {
  const { id, title, opId } = notice(db, ofOperator);
  return { id: "delete-notification", params: { opId, notification: { id, title } } } as const;
};
const all = (opId: string) => () => ({ id: "delete-notification", params: { opId } }) as const;

export default {
  ...staging,
  title: "Panels/Settings/Delete notification",
  tags: ["panel:delete-notification"],
  args: { opens: one("*") },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete notification",
  button: /^Delete /,
  write: "deleteAdminNotification",
  failure: "Unable To Delete Notification",
});
const every = confirmation({
  title: "Delete all notifications",
  button: "Delete all notifications",
  write: "deleteAdminNotifications",
  failure: "Unable To Delete Notification",
});

export const Asked = panel.asks(
  (db) => `Delete ${notice(db).title}, a notification to everybody. They no longer see it.`,
);
export const AskedOfAnOperator = panel.asks(
  (db) => `Delete ${notice(db, "op-nordlys").title}, a notification to staff of Nordlys. They no longer see it.`,
  { opens: one("op-nordlys") },
);

/** Deletes by ID and removes it from the list. */
export const Deleted = panel.sends((db) => ({ query: { opId: "*", id: notice(db).id } }), "Notification deleted.", {
  args: { at: "/settings/notifications" },
  after: (db) =>
    // The deleted one was the first row; the newest goes to everybody.
    waitFor(async () => expect(db.system.adminNotifications.has((await firstRow()).dataset["rowId"]!)).toBe(true)),
});

export const AskedOfAll = every.asks("Delete all notifications of Nordlys, including scheduled ones.", {
  opens: all("op-nordlys"),
});
/** Without an ID: all of the operator (content §9). */
export const AllOfAnOperator = every.sends({ query: { opId: "op-nordlys" } }, "Notifications deleted.", {
  args: { opens: all("op-nordlys") },
  after: (db) =>
    expect([...db.system.adminNotifications.values()].filter(({ opId }) => opId === "op-nordlys")).toEqual([]),
});
/** `*` means all operators (content §9). */
export const AllOperators = look(
  every.sends({ query: { opId: "*" } }, "Notifications deleted.", {
    args: { opens: all("*") },
    after: (db) => expect(db.system.adminNotifications.size).toBe(0),
  }),
);
/** The page's button uses the operator in scope. */
export const FromThePage: SceneStory = {
  args: { at: "/settings/notifications?opId=op-nordlys", opens: undefined },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete all…" }));
    await waitFor(() =>
      expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/^Delete all notifications of Nordlys/),
    );
  },
};

/** An operator admin viewing all of theirs deletes those of their own operator, not of all. */
export const FromThePageOfAnOperatorAdmin: SceneStory = {
  args: { at: "/settings/notifications", opens: undefined, account: "operator-admin" },
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete all…" }));
    await waitFor(() =>
      expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/^Delete all notifications of Nordlys/),
    );
    await every.confirm();
    await waitFor(() =>
      expect(sentTo(loaded, "deleteAdminNotifications")).toEqual([{ query: { opId: "op-nordlys" } }]),
    );
  },
};

export const Gone = panel.refused(
  (db) => void db.system.adminNotifications.delete(notice(db).id),
  "This notification does not exist.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deleteAdminNotification", fault: "refused-silently" }] },
  play: async () => {
    await panel.confirm();
    const failed = await dialog("Unable To Delete Notification");
    await waitFor(() => expect(failed.getByText("Failed to delete notification")).toBeVisible());
  },
};
export const WithoutRight = panel.forbidden("edit_notifications", "operator-manager");
