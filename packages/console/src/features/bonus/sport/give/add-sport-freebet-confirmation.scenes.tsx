import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { FAR_AHEAD, freebet, LONG_AGO, playerWithout } from "#testing/rows/bet-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { storyClock } from "#testing/backend/story-clock.ts";

type Values = Parameters<typeof freebet>[1];

const opens =
  (values?: Values): Scene["opens"] =>
  (db) => ({
    id: "add-sport-freebet-confirmation",
    params: { template: freebet(db, values), player: playerWithout(db) },
  });

export default {
  ...staging,
  title: "Panels/Bonus/Add Sport FreeBet Confirmation",
  tags: ["panel:add-sport-freebet-confirmation"],
  args: { scenario: "small", opens: opens() },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const dialogOf = (fill?: () => Promise<void>) =>
  confirmation({
    title: "Add Sport FreeBet Confirmation",
    button: /^Add/,
    write: "giveSportFreebet",
    failure: "Unable To Add FreeBet",

    read: "showSportFreebet",
    ...(fill && { fill }),
  });
const freebets = dialogOf();

/** For one player: the question shows the terms of the freebet. */
export const ForPlayer = freebets.asks((db) => {
  const { name, id, freebetData } = freebet(db);
  const { betCount, currency } = freebetData;
  const what = `${betCount} × [\\d.,]+ ${currency}`;
  return new RegExp(`^Add ${name} \\(${id}\\) to player ${playerWithout(db).playerCode} ?: ${what} ?\\.$`);
});

export const Given = freebets.sends((db) => {
  const { id, freebetData } = freebet(db);
  const { betCount, betAmount, currency } = freebetData;
  return {
    path: { playerId: playerWithout(db).playerId },
    body: { templateId: id, betCount, betAmount, currency },
  };
}, "FreeBet added to the player.");

/** Currency differs from the player's: a warning appears before it is given. */
export const AnotherCurrency: SceneStory = {
  args: {
    opens: (db) => {
      const player = playerWithout(db);
      db.transactions.wallets.set(player.playerId, { activeCurrency: "USD", bonus: 0, balances: {} });
      const template = freebet(db);
      const inTether = { ...template, freebetData: { ...template.freebetData, currency: "USDT" } };
      db.freebets.templates.set(template.id, inTether);
      return { id: "add-sport-freebet-confirmation", params: { template: inTether, player } };
    },
  },
  play: async () => {
    const question = await freebets.question();
    await waitFor(() => expect(question.getByText("The player plays in USD. This FreeBet is in USDT.")).toBeVisible());
  },
};

/** From the list: Add is disabled until a player is found and selected. */
export const ChoosePlayer = look(
  {
    args: { opens: (db) => ({ id: "add-sport-freebet-confirmation", params: { template: freebet(db) } }) },
    play: async ({ loaded: { db } }) => {
      const { playerCode } = playerWithout(db);
      await expect(await freebets.button()).toHaveAccessibleDescription(/Choose the player first/);
      await userEvent.click((await freebets.question()).getByRole("combobox", { name: /^Player/ }));
      await userEvent.type(await screen.findByPlaceholderText("Code, ID, username or email"), playerCode);
      await userEvent.click(await screen.findByRole("option", { name: new RegExp(playerCode) }));
      await waitFor(async () => expect(await freebets.button()).not.toHaveAttribute("aria-disabled"));
    },
  },
  { name: "Choosing a player" },
);

/** Bet count 0: error at the field, nothing is sent. */
export const NoBets: SceneStory = {
  play: async ({ loaded }) => {
    await answer(/^Bet count/, "0");
    const count = (await freebets.question()).getByRole("textbox", { name: /^Bet count/ });
    await waitFor(() => expect(count).toHaveAccessibleDescription(/Use a number from 1 to 1,000/));
    await expect(await freebets.button()).toHaveAccessibleDescription(/Correct the marked fields first/);
    await userEvent.click(await freebets.button());
    await expectNothingSent(loaded, "giveSportFreebet");
  },
};

/** The freebet ends while the dialog is open. */
export const EndsMeanwhile: SceneStory = {
  tags: ["browser"],
  args: { opens: opens({ toTime: storyClock.start / 1000 + 60 }) },
  decorators: [storyClock.decorator],
  beforeEach: storyClock.reset,
  play: async () => {
    await expect(await freebets.button()).not.toHaveAttribute("aria-disabled");
    storyClock.pass(60);
    await waitFor(async () => expect(await freebets.button()).toHaveAccessibleDescription(/This freebet has ended/));
  },
};

/** Disabled by another user: the freebet is refetched when the dialog opens. */
export const SwitchedOff = look(
  freebets.waits(/This freebet is not enabled/, {
    opens: (db) => {
      const template = freebet(db);
      freebet(db, { isEnable: false });
      return { id: "add-sport-freebet-confirmation", params: { template, player: playerWithout(db) } };
    },
  }),
  { name: "Disabled by another user" },
);

/** Error code 31. */
export const Expired = freebets.refused((db) => void freebet(db, { toTime: LONG_AGO }), "FreeBet Template is expired.");

/** Error code 33. */
export const NotActive = freebets.refused((db) => void freebet(db, { isEnable: false }), "No Active freebet template.");

/** Error code 34. */
export const AlreadyActivated = freebets.refused((db) => {
  const [applied] = db.freebets.applied.values();
  const { playerId, playerCode, opId } = playerWithout(db);
  const has = { playerId, playerCode, opId, templateId: freebet(db).id, toTime: FAR_AHEAD };
  db.freebets.applied.set("afb-1", { ...applied!, ...has, id: "afb-1" });
}, "FreeBet template is already activated.");

const nothing = () => undefined;

/** Error code 37: bet count above the template's. */
export const NotOfTemplate = dialogOf(() => answer(/^Bet count/, "999")).refused(
  nothing,
  "Bonus does not belong to freebet template.",
);

/** Error code 39. */
export const UnknownCurrency = look(
  freebets.refused(nothing, "Unknown currency.", {
    opens: (db: Db) => {
      const { freebetData } = freebet(db);
      const template = freebet(db, { freebetData: { ...freebetData, currency: "XXX" } });
      return { id: "add-sport-freebet-confirmation", params: { template, player: playerWithout(db) } };
    },
  }),
);

export const WithoutRight = freebets.forbidden("give_freebets", "operator-admin");
