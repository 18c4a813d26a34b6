import type { Meta } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
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

export const Empty: SceneStory = {
  args: { scenario: "empty" },
  play: async () => {
    await expect(await screen.findByText("No crypto networks")).toBeVisible();
  },
};

/** Explorer keys are the platform's own business. */
export const Forbidden: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await expect(await screen.findByText("view_crypto_networks")).toBeVisible();
  },
};
