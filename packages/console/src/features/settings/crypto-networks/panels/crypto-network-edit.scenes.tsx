import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";

const NETWORK = "Polygon Main";
const keysIn = (db: Db) => db.cryptoNetworks.networks.get(NETWORK)?.explorerApiKey ?? [];

export default {
  ...staging,
  title: "Panels/Settings/Crypto network",
  tags: ["panel:crypto-network-edit"],
  // Three keys, which the scenes add to.
  args: { at: "/?panel=crypto-network-edit&cryptoNetwork=Polygon+Main" },
} satisfies SceneMeta;

export const Default = look();

const network = form({ write: "updateCryptoNetwork" });
const key = async (number: number) => (await drawer()).findByLabelText(`Key ${number}`);
const write = async (number: number, text: string) => {
  await userEvent.clear(await key(number));
  await userEvent.type(await key(number), text);
};
const PASTED = Array.from({ length: 18 }, (_, index) => `PASTED${index}`);
const paste = async (count: number) => {
  await userEvent.click(await key(1));
  await userEvent.paste(PASTED.slice(0, count).join("\n"));
};
const saves = (fill: () => Promise<void>, keys: (before: readonly string[]) => string[]) =>
  network.sends(fill, (db) => ({ body: { networkName: NETWORK, keys: keys(keysIn(db)) } }), "Crypto Network updated!");

/** Keys are masked until they are revealed. */
export const Filled: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await expect(await key(1)).toHaveAttribute("type", "password");
    await press("Show");
    await expect(await key(1)).toHaveAttribute("type", "text");
    await expect(await key(1)).toHaveValue(keysIn(db)[0]);
  },
};

export const Saved = saves(
  () => write(1, "NEWKEY"),
  ([, ...others]) => ["NEWKEY", ...others],
);

/** A network may have no keys. */
export const NoKeys = saves(
  async () => {
    await key(1);
    for (let left = 0; left < 3; left++) await press("Remove key 1");
  },
  () => [],
);

/** All 20 keys are saved. */
export const TwentyKeys = saves(
  () => paste(17),
  ([first = "", ...others]) => [first, ...PASTED.slice(0, 17), ...others],
);

/** A 21st key cannot be added. */
export const NoMoreThanTwenty: SceneStory = {
  play: async () => {
    await paste(17);
    await expect((await drawer()).getByRole("button", { name: "Add key" })).toHaveAccessibleDescription(
      "Use at most 20 entries.",
    );
  },
};

/** More than 20 pasted: nothing is cut off or sent, and an error says what to do. */
export const TwentyOneKeys: SceneStory = {
  play: async ({ loaded }) => {
    await paste(18);
    await network.save();
    await waitFor(() => expect(shownDrawer().getAllByText("Use at most 20 keys.")[0]).toBeVisible());
    await expect(await key(21)).toBeVisible();
    await expectNothingSent(loaded, "updateCryptoNetwork");
  },
};

/** Duplicates: errors at both keys at once, and Save shows a toast; nothing is sent. */
export const DuplicatesBlockSaving: SceneStory = {
  play: async ({ loaded }) => {
    const [first = ""] = keysIn(loaded.db);
    await write(2, first);
    for (const number of [1, 2]) await expect(await key(number)).toHaveAccessibleDescription("Values must be unique.");
    await network.save();
    await screen.findByText("Duplicate Explorer API Keys found. Please fix them before saving.");
    await expect(await key(2)).toHaveValue(first);
    await expectNothingSent(loaded, "updateCryptoNetwork");
  },
};

export const KeyWithWhitespace = network.says(
  () => write(1, "KEY ONE"),
  () => key(1),
  "A key cannot contain spaces.",
);
export const NotFound = look(gonePanel("/?panel=crypto-network-edit&cryptoNetwork=Nowhere", "crypto network"));
export const Forbidden = look(forbiddenPanel("showCryptoNetwork", "view_crypto_networks", "operator-admin"));
