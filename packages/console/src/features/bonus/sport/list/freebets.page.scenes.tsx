import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { FAR_AHEAD, freebet, LONG_AGO } from "#testing/rows/bet-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { storyClock } from "#testing/backend/story-clock.ts";

/** Keeps this freebet only. */
const only =
  (values: Parameters<typeof freebet>[1]) =>
  (db: Db): void => {
    const row = freebet(db, values);
    db.freebets.templates.clear();
    db.freebets.templates.set(row.id, row);
  };

export default {
  ...staging,
  title: "Pages/Bonus/Sport freebets",
  args: { scenario: "small", at: "/bonus/sport", arrange: only({ toTime: FAR_AHEAD }) },
} satisfies SceneMeta;

const add = () => screen.findByRole("button", { name: /^Add/ });

/** A super admin gives a freebet to a player. */
export const Default = look({
  play: async () => {
    await userEvent.click(await add());
    const question = await dialog("Add Sport FreeBet Confirmation");
    await expect(question.getByRole("combobox", { name: /^Player/ })).toBeVisible();
  },
});

/** Only super admins have the actions (shell §2.3). */
export const NoActions = look(
  {
    args: { account: "admin" },
    play: async () => {
      await waitFor(() => expect(screen.getAllByRole("row").length).toBeGreaterThan(1));
      await expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
    },
  },
  { name: "Signed in as admin, no actions" },
);

export const Over: SceneStory = {
  args: { arrange: only({ toTime: LONG_AGO }) },
  play: async () => expect(await add()).toHaveAccessibleDescription("This freebet has ended."),
};

export const NotEnabled = look(
  {
    args: { arrange: only({ isEnable: false }) },
    play: async () => expect(await add()).toHaveAccessibleDescription("This freebet is not enabled."),
  },
  { name: "Disabled freebets" },
);

/** The freebet ends while the list is open. */
export const EndsMeanwhile: SceneStory = {
  tags: ["browser"],
  args: { arrange: only({ toTime: storyClock.start / 1000 + 60 }) },
  decorators: [storyClock.decorator],
  beforeEach: storyClock.reset,
  play: async () => {
    await expect(await add()).not.toHaveAttribute("aria-disabled");
    storyClock.pass(60);
    await waitFor(async () => expect(await add()).toHaveAccessibleDescription("This freebet has ended."));
  },
};

export const Empty = look(emptyPage("No sport freebets yet", { arrange: () => undefined }));

/** Without the permission no request is sent. */
export const Forbidden = forbiddenPage("listSportFreebets", "view_freebets");
