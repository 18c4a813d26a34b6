import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { nordlysPlayer, ownerWith } from "#testing/rows/wallet-rows.ts";

const opens: Scene["opens"] = (db) => ({
  id: "convert-player-balance",
  params: { player: ownerWith(db, { USD: 0, EUR: 92, TRX: 1.000_001, BTC: -0.5 }) },
});

export default {
  ...staging,
  title: "Panels/Transactions/Convert Player Balance",
  tags: ["panel:convert-player-balance"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const choose = async (label: RegExp, words: string) => {
  const question = within(await screen.findByRole("alertdialog"));
  const box = await question.findByRole<HTMLSelectElement>("combobox", { name: label });
  await waitFor(() => expect([...box.options].map((it) => it.value)).toContain(words));
  await userEvent.selectOptions(box, words);
};
const convert = confirmation({
  title: "Convert Player Balance",
  button: /^Convert/,
  write: "convertBalance",
  failure: "Unable To Convert Player Balance",
  read: "showWallet",
  fill: async () => {
    await choose(/^From/, "EUR");
    await choose(/^To/, "USD");
  },
});
const code = (db: Db) => nordlysPlayer(db).playerCode;
const balances = (db: Db) => db.transactions.wallets.get(nordlysPlayer(db).playerId)?.balances;
const conversions = (db: Db) =>
  [...db.transactions.transactions.values()].filter(
    (it) => it.transactionType === "CONVERT" && it.player.playerCode === code(db) && it.fromAmount === 92,
  );

/** The sentence names the entire balance, the player and the target currency. */
export const Question = convert.asks(
  (db) => new RegExp(`^Convert 92\\.00 EUR of player ${code(db)} into USD, at today's rate\\.$`),
);

export const NothingChosen = convert.waits(/Choose the currency to convert first/);

/** Only balances above 0 are offered, and the button repeats the amount. */
export const OnlyWhatThereIs: SceneStory = {
  play: async () => {
    const question = await dialog("Convert Player Balance");
    const box = question.getByRole<HTMLSelectElement>("combobox", { name: /^From/ });
    await waitFor(() =>
      expect([...box.options].filter((it) => !it.hidden).map((it) => it.value)).toEqual(["EUR", "TRX"]),
    );
    await choose(/^From/, "TRX");
    await expect(await convert.button()).toHaveAccessibleDescription(/Choose the target currency first/);
    await choose(/^To/, "EUR");
    await waitFor(async () => expect(await convert.button()).toHaveTextContent("Convert 1.000001 TRX"));
  },
};

export const NothingToConvert = look(
  convert.waits(/nothing to convert/, {
    opens: (db) => ({ id: "convert-player-balance", params: { player: ownerWith(db, { USD: 0 }) } }),
  }),
);

/** The rate and the resulting amount, before anything is sent. */
export const Estimate: SceneStory = {
  play: async () => {
    await choose(/^From/, "EUR");
    await choose(/^To/, "USD");
    const to = (await convert.question()).getByRole("combobox", { name: /^To/ });
    await waitFor(() => expect(to).toHaveAccessibleDescription("About 100.00 USD: 1 EUR is 1.08695652 USD."));
  },
};

/** Same currency twice: error at the field, nothing is sent. */
export const SameCurrency: SceneStory = {
  play: async ({ loaded }) => {
    await choose(/^From/, "EUR");
    await choose(/^To/, "EUR");
    await userEvent.click(await convert.button());
    const to = (await convert.question()).getByRole("combobox", { name: /^To/ });
    await waitFor(() => expect(to).toHaveAccessibleDescription(/Choose another currency/));
    await expect(sentTo(loaded, "convertBalance")).toEqual([]);
  },
};

export const Converted = convert.sends(
  (db) => {
    const { playerId, playerCode } = nordlysPlayer(db);
    return { body: { fromCurrency: "EUR", toCurrency: "USD", playerId, playerCode } };
  },
  "Balance converted.",
  { after: (db) => expect(balances(db)).toMatchObject({ EUR: 0, USD: 100 }) },
);

/** The currency of the originating row is preselected. */
export const FromRow = look(
  convert.waits(/Choose the target currency first/, {
    opens: (db) => ({
      id: "convert-player-balance",
      params: { player: ownerWith(db, { EUR: 92 }), fromCurrency: "EUR" },
    }),
  }),
  { name: "Opened from a wallet row" },
);

/** Converted by someone else meanwhile: nothing remains to convert. */
export const ConvertedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await choose(/^From/, "EUR");
    await choose(/^To/, "USD");
    ownerWith(db, { USD: 100 });
    await userEvent.click(await convert.button());
    const from = (await convert.question()).getByRole("combobox", { name: /^From/ });
    await waitFor(() => expect(from).toHaveAccessibleDescription(/The player has no EUR/));
    await expect(conversions(db)).toEqual([]);
  },
};

/** A double click sends one request. */
export const PressedTwice: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await choose(/^From/, "EUR");
    await choose(/^To/, "USD");
    const go = await convert.button();
    await waitFor(() => expect(go).not.toHaveAttribute("aria-disabled", "true"));
    go.click();
    go.click();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(conversions(db)).toHaveLength(1);
  },
};

/** Executed, but the response was lost: the outcome is unknown and it cannot be sent again. */
export const AnswerLost: SceneStory = {
  args: { faults: [{ operation: "convertBalance", fault: "lost" }] },
  play: async ({ loaded: { db } }) => {
    await choose(/^From/, "EUR");
    await choose(/^To/, "USD");
    await convert.confirm();
    const errorDialog = await dialog("The Change Is Not Confirmed");
    await expect(errorDialog.queryByText(/failed|unable/i)).toBeNull();
    await userEvent.click(errorDialog.getByRole("button", { name: "OK" }));
    await waitFor(async () =>
      expect(await convert.button()).toHaveAccessibleDescription(/unknown whether this was carried out/),
    );
    await userEvent.click(await convert.button());
    await expect(conversions(db)).toHaveLength(1);
  },
};

export const WithoutRight = convert.forbidden("convert_balances", "operator-manager");
