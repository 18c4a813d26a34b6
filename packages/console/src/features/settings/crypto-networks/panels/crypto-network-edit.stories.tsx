import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import {
  failedPanel,
  forbiddenPanel,
  gonePanel,
  loadingPanel,
  refusedSilently,
  unknownOutcome,
} from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const NETWORK = "Polygon Main";
const keysIn = (loaded: unknown) =>
  (loaded as Staged).backend.db.cryptoNetworks.networks.get(NETWORK)?.explorerApiKey ?? [];

const meta = {
  ...staging,
  title: "Settings/crypto-network-edit",
  args: { ...staging.args, at: "/?panel=crypto-network-edit&cryptoNetwork=Polygon+Main" },
} satisfies Meta<Scene>;
export default meta;

const key = async (number: number) => (await drawer()).findByLabelText(`Key ${number}`);
const write = async (number: number, text: string) => {
  await userEvent.clear(await key(number));
  await userEvent.type(await key(number), text);
};
const save = async () => {
  await write(1, "NEWKEY");
  await press("Save");
};
const pasteMany = async (count: number) => {
  await userEvent.click(await key(1));
  await userEvent.paste(Array.from({ length: count }, (_, index) => `PASTED${index}`).join("\n"));
};

/** Keys are secrets: behind dots until somebody asks. */
export const Filled: SceneStory = {
  play: async ({ loaded }) => {
    await expect(await key(1)).toHaveAttribute("type", "password");
    await press("Show");
    await expect(await key(1)).toHaveAttribute("type", "text");
    await expect(await key(1)).toHaveValue(keysIn(loaded)[0]);
  },
};

export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    const [, ...others] = keysIn(loaded);
    await save();
    await expect(await screen.findByText("Crypto Network updated!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(keysIn(loaded)).toEqual(["NEWKEY", ...others]);
  },
};

/** Duplicates are said at once at both keys, and block saving with a toast; nothing is sent. */
export const DuplicatesBlockSaving: SceneStory = {
  play: async ({ loaded }) => {
    const before = keysIn(loaded);
    await write(2, before[0]!);
    for (const number of [1, 2]) await expect(await key(number)).toHaveAccessibleDescription("Values must be unique.");
    await press("Save");
    await expect(
      await screen.findByText("Duplicate Explorer API Keys found. Please fix them before saving."),
    ).toBeVisible();
    await expect(await key(2)).toHaveValue(before[0]);
    await expect(keysIn(loaded)).toEqual(before);
  },
};

export const KeyWithWhitespace: SceneStory = {
  play: async () => {
    await write(1, "KEY ONE");
    await press("Save");
    await waitFor(async () => expect(await key(1)).toHaveAccessibleDescription("A key has no spaces in it."));
  },
};

/** All twenty are saved; there is no twenty-first. */
export const TwentyKeys: SceneStory = {
  play: async ({ loaded }) => {
    await pasteMany(20 - keysIn(loaded).length);
    await expect((await drawer()).getByRole("button", { name: "Add key" })).toHaveAccessibleDescription(
      "There can be 20 at most.",
    );
    await press("Save");
    await expect(await screen.findByText("Crypto Network updated!")).toBeVisible();
    await expect(keysIn(loaded)).toHaveLength(20);
  },
};

/** Pasted beyond twenty: nothing is cut off or sent, and it says what to do. */
export const TwentyOneKeys: SceneStory = {
  play: async ({ loaded }) => {
    const before = keysIn(loaded);
    await pasteMany(21 - before.length);
    await press("Save");
    const panel = await drawer();
    await expect((await panel.findAllByText("Use at most 20 keys."))[0]).toBeVisible();
    await expect(await key(21)).toBeVisible();
    await expect(keysIn(loaded)).toEqual(before);
  },
};

/** A network may have no key at all. */
export const NoKeys: SceneStory = {
  play: async ({ loaded }) => {
    await key(1);
    for (const _ of keysIn(loaded)) await press("Remove key 1");
    await press("Save");
    await expect(await screen.findByText("Crypto Network updated!")).toBeVisible();
    await expect(keysIn(loaded)).toEqual([]);
  },
};

export const Loading = loadingPanel("showCryptoNetwork");
export const Failed = failedPanel("showCryptoNetwork", "crypto network");
export const Gone = gonePanel("/?panel=crypto-network-edit&cryptoNetwork=Nowhere", "crypto network");
export const WithoutNetwork = gonePanel("/?panel=crypto-network-edit", "crypto network");
export const Forbidden = forbiddenPanel("showCryptoNetwork", "view_crypto_networks", "operator-admin");
export const RefusedSilently = refusedSilently("updateCryptoNetwork", save);
export const UnknownOutcome = unknownOutcome("updateCryptoNetwork", save);
