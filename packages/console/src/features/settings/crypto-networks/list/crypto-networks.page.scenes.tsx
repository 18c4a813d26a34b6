import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  args: { at: "/settings/crypto-networks" },
} satisfies SceneMeta;

/** How many keys there are, and not which. */
export const Default: SceneStory = {
  play: async () => {
    await expect(await screen.findByRole("row", { name: /Polygon Main.*3.*••••/ })).toBeVisible();
  },
};

/** What is open over the list does not narrow it, and a filter outlives it. */
export const RowOpened: SceneStory = {
  args: { at: "/settings/crypto-networks?search=main" },
  play: async () => {
    const rows = async () => {
      await firstRow();
      return document.querySelectorAll("tr[data-row-id]").length;
    };
    const all = await rows();
    await expect(all).toBeGreaterThan(1);
    await userEvent.click(await firstRow());
    await drawer();
    await expect(await rows()).toBe(all);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByRole("searchbox", { name: "Search" })).toHaveValue("main");
  },
};

export const Empty = emptyPage("No crypto networks");

/** Explorer keys are the platform's own business. */
export const Forbidden = forbiddenPage("listCryptoNetworks", "view_crypto_networks", "operator-admin");
