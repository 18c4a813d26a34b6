import type { Db } from "@backoffice/mocks";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { FAR_AHEAD, freebet, LONG_AGO, playerWithout } from "#testing/bet-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Freebets/add-sport-freebet-confirmation",
  args: {
    ...staging.args,
    scenario: "small",
    opens: (db) => ({
      id: "add-sport-freebet-confirmation",
      params: { template: freebet(db), player: playerWithout(db) },
    }),
  },
} satisfies Meta<Scene>;
export default meta;

const question = () => dialog("Add Sport FreeBet Confirmation");

/** Presses Add after something has happened on the server, and reads what is said; nothing was given. */
const refused = async (loaded: object, meanwhile: (db: Db) => void, says: string) => {
  const { db } = (loaded as Staged).backend;
  const button = (await question()).getByRole("button", { name: /^Add/ });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  meanwhile(db);
  const before = db.freebets.applied.size;
  await userEvent.click(button);
  const failure = await dialog("Unable To Add FreeBet");
  await expect(failure.getByText(says)).toBeVisible();
  await expect(db.freebets.applied.size).toBe(before);
};

/** Error code 31. */
export const Expired: SceneStory = {
  play: ({ loaded }) => refused(loaded, (db) => void freebet(db, { toTime: LONG_AGO }), "FreeBet Template is expired."),
};

/** Error code 33. */
export const NotActive: SceneStory = {
  play: ({ loaded }) => refused(loaded, (db) => void freebet(db, { isEnable: false }), "No Active freebet template."),
};

/** Error code 34. */
export const AlreadyActivated: SceneStory = {
  play: ({ loaded }) =>
    refused(
      loaded,
      (db) => {
        const [applied] = db.freebets.applied.values();
        const { playerId, playerCode, opId } = playerWithout(db);
        const has = { playerId, playerCode, opId, templateId: freebet(db).id, toTime: FAR_AHEAD };
        db.freebets.applied.set("afb-1", { ...applied!, ...has, id: "afb-1" });
      },
      "FreeBet template is already activated.",
    ),
};

/** Error code 37: more than the template gives. */
export const NotOfTemplate: SceneStory = {
  play: async ({ loaded }) => {
    const count = (await question()).getByRole("textbox", { name: /^Bet count/ });
    await userEvent.clear(count);
    await userEvent.type(count, "999");
    await refused(loaded, () => undefined, "Bonus does not belong to freebet template.");
  },
};

/** Error code 39. */
export const UnknownCurrency: SceneStory = {
  args: {
    opens: (db) => {
      const { freebetData } = freebet(db);
      const template = freebet(db, { freebetData: { ...freebetData, currency: "XXX" } });
      return { id: "add-sport-freebet-confirmation", params: { template, player: playerWithout(db) } };
    },
  },
  play: async ({ loaded }) => refused(loaded, () => undefined, "Unknown currency."),
};
