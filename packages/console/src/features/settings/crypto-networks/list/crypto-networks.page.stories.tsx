import type { Meta } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { emptyPage, forbiddenPage } from "../../../../testing/page-states.ts";
import type { Scene } from "../../../../testing/scene.ts";
import { staging, type SceneStory } from "../../../../testing/staging.tsx";

const meta = {
  ...staging,
  title: "Pages/Crypto networks",
  args: { ...staging.args, at: "/settings/crypto-networks" },
} satisfies Meta<Scene>;
export default meta;

/** How many keys there are, and not which. */
export const Default: SceneStory = {
  play: async () => {
    await expect(await screen.findByRole("row", { name: /Polygon Main.*3.*••••/ })).toBeVisible();
  },
};

export const Empty = emptyPage("No crypto networks");

/** Explorer keys are the platform's own business. */
export const Forbidden = forbiddenPage("listCryptoNetworks", "view_crypto_networks", "operator-admin");
