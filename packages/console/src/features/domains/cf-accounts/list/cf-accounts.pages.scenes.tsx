import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { cfAccount, cfAccountV3 } from "#testing/rows/domain-rows.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/Cloudflare accounts",
  args: { account: "dev-ops", at: "/settings/cf-account-v2?opId=op-nordlys" },
} satisfies SceneMeta;

export const Default = look();

/** A row opens the account; the button adds one. */
export const HoldDomains: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { title } = cfAccount(db, true);
    await userEvent.click(await screen.findByText(title));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Cloudflare account" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Add Cloudflare Account" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Add Cloudflare Account" })).toBeVisible());
  },
};
export const HoldHostnames = look(
  {
    args: { at: "/settings/cf-account-v3?opId=op-nordlys" },
    play: async ({ loaded: { db } }) => {
      const { cfAccountCode } = cfAccountV3(db, true);
      await userEvent.click(await screen.findByText(cfAccountCode));
      await waitFor(() => expect(screen.getByRole("dialog", { name: "Cloudflare account" })).toBeVisible());
      await userEvent.keyboard("{Escape}");
      await userEvent.click(await screen.findByRole("button", { name: "Add Cloudflare Account" }));
      await waitFor(() => expect(screen.getByRole("textbox", { name: /^Code/ })).toBeVisible());
    },
  },
  { name: "Accounts with hostnames" },
);
export const Empty = look(emptyPage("No Cloudflare accounts yet"));
export const Forbidden = forbiddenPage("listCfAccounts", "view_cf_accounts", "operator-manager");
