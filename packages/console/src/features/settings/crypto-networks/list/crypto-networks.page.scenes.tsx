import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/Crypto networks",
  args: { at: "/settings/crypto-networks" },
} satisfies SceneMeta;

/** Shows the number of keys, never the keys. */
export const Default = look({
  play: async () => {
    await waitFor(() => expect(screen.getByRole("row", { name: /Polygon Main.*3.*••••/ })).toBeVisible());
  },
});

/** An open panel does not filter the list, and closing it keeps the filters. */
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

export const Empty = look(emptyPage("No crypto networks"));

/** Explorer keys are visible to platform staff only. */
export const Forbidden = forbiddenPage("listCryptoNetworks", "view_crypto_networks", "operator-admin");
