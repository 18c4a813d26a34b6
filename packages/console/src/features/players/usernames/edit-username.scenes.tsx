import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { namedPlayer } from "#testing/rows/player-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { press } from "#testing/press.ts";

const opens: Scene["opens"] = (db) => {
  const { playerCode } = namedPlayer(db, { username: "borealis" });
  return {
    id: "edit-username",
    params: { request: { playerCode, originalUsername: "borealis", username: "polar_fox", status: "PENDING" } },
  };
};

export default {
  ...staging,
  title: "Panels/Players/Edit Username",
  tags: ["panel:edit-username"],
  args: { scenario: "small", opens, account: "operator-admin" },
} satisfies SceneMeta;

export const Default = look();

const username = form({ write: "reviewUsername" });
const decide = async (status: string) =>
  userEvent.selectOptions(await (await drawer()).findByRole("combobox", { name: /^Status/ }), status);
const named = (name: string) => async () => {
  await typeIn(/^Username/, name);
  await decide("APPROVE");
};

export const Approved = username.sends(
  () => decide("APPROVE"),
  (db) => ({
    body: { playerCode: namedPlayer(db).playerCode, username: "polar_fox", status: "APPROVE", note: "" },
  }),
  "Username approved.",
  { after: async (db) => expect(namedPlayer(db).username).toBe("polar_fox") },
);

/** Reject restores the original username read-only, and sends the note with it. */
export const Rejected = username.sends(
  async () => {
    await decide("REJECT");
    const box = await (await drawer()).findByRole("textbox", { name: /^Username/ });
    await waitFor(() => expect(box).toHaveValue("borealis"));
    await expect(box).toHaveAccessibleDescription(/restores the original username/);
    await typeIn(/^Note for the player/, "That is a brand.");
  },
  (db) => ({
    body: {
      playerCode: namedPlayer(db).playerCode,
      username: "borealis",
      status: "REJECT",
      note: "That is a brand.",
    },
  }),
  "Username rejected.",
);

export const RejectedWithoutANote = username.says(
  () => decide("REJECT"),
  /^Note for the player/,
  /Note for the player is required/,
);

/** Five characters, one below the minimum, for staff bound by the rule. */
export const TooShort = username.says(named("polar"), /^Username/, /Invalid username\. Username must be unique, 6-20/);

/** The field accepts at most 20 characters. */
export const TooLong: SceneStory = {
  play: async () => {
    await typeIn(/^Username/, "northern-lights-2026-again");
    await waitFor(() =>
      expect(shownDrawer().getByRole("textbox", { name: /^Username/ })).toHaveValue("northern-lights-2026"),
    );
  },
};

/** Admins are not bound by the username rule. */
export const ForAdmin = look(
  username.sends(
    named("po"),
    (db) => ({ body: { playerCode: namedPlayer(db).playerCode, username: "po", status: "APPROVE", note: "" } }),
    "Username approved.",
    { args: { account: "admin" } },
  ),
  { name: "Signed in as admin" },
);

/** Opened from a player: no decision is selected, and one is required. */
export const NoStatus = look(
  {
    args: {
      opens: (db) => {
        const { playerCode } = namedPlayer(db, { username: "borealis" });
        return {
          id: "edit-username",
          params: { request: { playerCode, originalUsername: "borealis", username: "borealis" } },
        };
      },
    },
    play: async ({ loaded }) => {
      await typeIn(/^Username/, "aurora_77");
      await press("Save");
      const box = await (await drawer()).findByRole("combobox", { name: /^Status/ });
      await waitFor(() => expect(box).toHaveAccessibleDescription(/Username status cannot be empty\./));
      await expectNothingSent(loaded, "reviewUsername");
    },
  },
  { name: "Without a status" },
);

/** Username taken within the operator: server error at the field. */
export const Taken = username.taken(
  async (db) => {
    const { playerCode } = namedPlayer(db);
    const other = [...db.players.values()].find((it) => it.opId === "op-nordlys" && it.playerCode !== playerCode)!;
    db.players.set(other.playerId, { ...other, username: "polar_fox" });
    await decide("APPROVE");
  },
  /^Username/,
  /Username must be unique/,
);

/** Refused without a message: the documented sentence (content §8). */
export const RefusedWithoutAWord: SceneStory = {
  args: { faults: [{ operation: "reviewUsername", fault: "refused-silently" }] },
  play: async () => {
    await decide("APPROVE");
    await press("Save");
    await waitFor(() => expect(screen.getByText("An error occurred while processing your request")).toBeVisible());
  },
};
