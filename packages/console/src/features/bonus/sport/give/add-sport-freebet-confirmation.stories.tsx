import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { freebet, playerWithout } from "#testing/bet-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";
import { storyClock } from "#testing/story-clock.ts";

type Values = Parameters<typeof freebet>[1];

const opens =
  (values?: Values): Scene["opens"] =>
  (db) => ({
    id: "add-sport-freebet-confirmation",
    params: { template: freebet(db, values), player: playerWithout(db) },
  });

const meta = {
  ...staging,
  title: "Freebets/add-sport-freebet-confirmation",
  args: { ...staging.args, scenario: "small", opens: opens() },
} satisfies Meta<Scene>;
export default meta;

const question = () => dialog("Add Sport FreeBet Confirmation");
const add = async () => (await question()).getByRole("button", { name: /^Add/ });
const press = async () => userEvent.click(await add());
const backendOf = (loaded: object) => (loaded as Staged).backend;

/** For one player, with what the freebet says. */
export const ForPlayer: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = backendOf(loaded);
    const { betCount, currency } = freebet(db).freebetData;
    await expect((await question()).getByText(playerWithout(db).playerCode, { selector: "strong" })).toBeVisible();
    await expect(await add()).toHaveTextContent(new RegExp(`^Add ${betCount} × [\\d.]+ ${currency}$`));
  },
};

/** From the list: the player is found by typing, and waited for. */
export const ChoosePlayer: SceneStory = {
  args: { opens: (db) => ({ id: "add-sport-freebet-confirmation", params: { template: freebet(db) } }) },
  play: async ({ loaded }) => {
    const { db } = backendOf(loaded);
    const { playerCode } = playerWithout(db);
    await expect(await add()).toHaveAccessibleDescription(/Choose the player first/);
    await userEvent.click((await question()).getByRole("combobox", { name: /^Player/ }));
    await userEvent.type(await screen.findByPlaceholderText("Code, id, username or e-mail"), playerCode);
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(playerCode) }));
    await waitFor(async () => expect(await add()).not.toHaveAttribute("aria-disabled"));
  },
};

/** No bets, no stake: said at the fields, nothing can be sent. */
export const Invalid: SceneStory = {
  play: async () => {
    const count = (await question()).getByRole("textbox", { name: /^Bet count/ });
    await userEvent.clear(count);
    await userEvent.type(count, "0");
    await waitFor(() => expect(count).toHaveAccessibleDescription(/Use a number from 1 to 1000/));
    await expect(await add()).toHaveAccessibleDescription(/Correct what is marked first/);
  },
};

export const Saving: SceneStory = {
  args: { faults: [{ operation: "giveSportFreebet", fault: "timeout" }] },
  play: async () => {
    await press();
    await waitFor(async () => expect(await add()).toHaveAttribute("aria-busy", "true"));
  },
};

/** A toast, the confirmation closes, and the player has it. */
export const Given: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = backendOf(loaded);
    const { playerId } = playerWithout(db);
    await press();
    await expect(await screen.findByText("FreeBet added to the player.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const given = [...db.freebets.applied.values()].filter((it) => it.playerId === playerId);
    await expect(given).toHaveLength(1);
  },
};

/** The freebet ends while somebody thinks. */
export const EndsMeanwhile: SceneStory = {
  args: { opens: opens({ toTime: storyClock.start / 1000 + 60 }) },
  decorators: [storyClock.decorator],
  beforeEach: storyClock.reset,
  play: async () => {
    await expect(await add()).not.toHaveAttribute("aria-disabled");
    storyClock.pass(60);
    await waitFor(async () => expect(await add()).toHaveAccessibleDescription(/This freebet is over/));
  },
};

/** Somebody switched it off: it is read again when the dialog opens. */
export const SwitchedOff: SceneStory = {
  args: {
    opens: (db) => {
      const template = freebet(db);
      freebet(db, { isEnable: false });
      return { id: "add-sport-freebet-confirmation", params: { template, player: playerWithout(db) } };
    },
  },
  play: async () => {
    await waitFor(async () => expect(await add()).toHaveAccessibleDescription(/This freebet is not enabled/));
  },
};

/** Carried out, and the answer was lost: it cannot be sent again from here. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "giveSportFreebet", fault: "lost" }] },
  play: async () => {
    await press();
    await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
    await waitFor(async () =>
      expect(await add()).toHaveAccessibleDescription(/not known whether this was carried out/),
    );
  },
};

/** Very long names. */
export const HostileTexts: SceneStory = {
  args: { opens: opens({ name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau".repeat(4) }) },
  play: async () => {
    await add();
    const box = screen.getByRole("alertdialog");
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};
