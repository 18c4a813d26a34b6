import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { emptyPage, failedPage, forbiddenPage } from "#testing/page-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Pages/Bank list",
  args: { ...staging.args, at: "/withdraw/bank-list" },
} satisfies Meta<Scene>;
export default meta;

export const Default: SceneStory = {
  play: async () => {
    await expect(await screen.findByRole("row", { name: /NORDEA/ })).toBeVisible();
    await expect(screen.getByRole("button", { name: "New bank" })).toBeEnabled();
  },
};

/** One operator's banks, in the players' order. */
export const OneOperator: SceneStory = {
  args: { account: "operator-admin", at: "/withdraw/bank-list?opId=op-nordlys" },
  play: async () => {
    await expect(await screen.findByRole("row", { name: /NORDEA/ })).toBeVisible();
    await expect(screen.queryByRole("row", { name: /Redwood/ })).toBeNull();
  },
};

/** The row whose panel is open is marked. */
export const WithPanel: SceneStory = {
  play: async () => {
    await userEvent.click(await screen.findByText("NORDEA"));
    await expect(await screen.findByRole("dialog", { name: "Nordea" })).toBeVisible();
  },
};

/** Who may only look is told why the buttons do not work. */
export const WithoutRights: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await screen.findByRole("row", { name: /NORDEA/ });
    await expect(screen.getByRole("button", { name: "New bank" })).toHaveAccessibleDescription(/edit_banks/);
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "listBanks", fault: "timeout" }] },
  play: async () => {
    await expect(await screen.findByRole("grid", { name: "Banks", busy: true })).toBeVisible();
  },
};

export const Empty = emptyPage("No banks yet");

export const NothingMatches: SceneStory = {
  args: { at: "/withdraw/bank-list?search=zzz&status=ACTIVE" },
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: /^Clear/ }))[0]!);
    await expect(await screen.findByRole("row", { name: /NORDEA/ })).toBeVisible();
  },
};

/** A web page came instead of the list; trying again works. */
export const Failed = failedPage("listBanks");

/** Without the right nothing is asked of the server. */
export const Forbidden = forbiddenPage("listBanks", "view_banks");

export const HostileTexts: SceneStory = {
  args: { scenario: "hostile" },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("row").length).toBeGreaterThan(10));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: SceneStory = {
  globals: { dir: "rtl" },
  play: async () => {
    await expect(await screen.findByRole("row", { name: /NORDEA/ })).toBeVisible();
  },
};
