import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { changeStaff, colleague } from "#testing/rows/staff-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, cannotMore, hasJson, says, showsFacts } from "#testing/stories/record.ts";
import { showsHistory } from "#testing/stories/history.ts";
import { logStatusChange } from "#testing/rows/activity-rows.ts";

const of = (id: string) => `/settings/admins?panel=staff-details&staff=${encodeURIComponent(id)}`;

export default {
  ...staging,
  title: "Panels/Settings/Staff Details",
  tags: ["panel:staff-details"],
  args: { at: (db: Db) => of(colleague(db).user_id) },
} satisfies SceneMeta;

/** Facts of the user, and the link to their page (shell §2.3). */
export const Default = look({
  play: async ({ loaded: { db } }) => {
    const { user_id } = colleague(db);
    await says("Operator manager · Nordlys");
    await waitFor(() =>
      expect(shownDrawer().getByRole("link", { name: "Open the page" })).toHaveAttribute(
        "href",
        `/settings/admins/${encodeURIComponent(user_id)}`,
      ),
    );
  },
});

export const Facts = showsFacts(
  "Last sign-in, Sign-ins, Email, Role, Operator, Partner, Language, Time zone, Shown under the player code, Round report numbers, Activity hidden",
  {},
  ["User code", "ID", "Added"],
);

/** Staff actions on the user, with the values before and after. */
export const History: SceneStory = {
  args: {
    arrange: (db) => {
      const { user_id, email } = colleague(db);
      logStatusChange(db, { id: user_id, title: email }, "Changed the colleague");
    },
  },
  play: () => showsHistory("Changed the colleague"),
};

/** Two actions are buttons, the others are in a menu; Delete stands apart. */
export const Actions: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await panel.findByRole("button", { name: "More" });
    const buttons = panel.getAllByRole("button", { name: /…$|^More$/ });
    await expect(buttons.map((it) => it.textContent)).toEqual(["More", "Block…", "Change role…"]);
    await userEvent.click(panel.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Migrate…" }));
    await expect((await dialog("Migrate User")).getByRole("button", { name: "Cancel" })).toBeVisible();
  },
};

/** A nickname with markup characters and right-to-left text is shown as received. */
export const LongContent = look({
  args: {
    arrange: (db) => {
      const it = colleague(db);
      changeStaff(db, it, { app_metadata: { ...it.app_metadata, nickname: "<b>علی</b> ‮🎰" } });
    },
    at: (db) => of([...db.staff.users.values()].find((it) => it.app_metadata.nickname?.includes("🎰"))!.user_id),
  },
  play: async () => says(/<b>علی<\/b>/),
});

export const Oneself = cannotMore("Delete…", "You cannot delete yourself.", { at: of("auth0|super-admin") });
export const WithoutRight = cannot("Block…", /You need the permission edit_users/, { account: "operator-manager" });
export const JsonForSuperAdmins = hasJson("super-admin", "tab");
export const NoJsonForAdmins = hasJson("admin", false);
export const NotFound = look(gonePanel(of("auth0|nobody"), "admin"));
export const Forbidden = look(forbiddenPanel("showUser", "view_users"));
