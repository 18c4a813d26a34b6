import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Pages/Bank accounts",
  args: { ...staging.args, at: "/withdraw/bank-accounts" },
} satisfies Meta<Scene>;
export default meta;

export const Default = filledPage;

/** What waits for a decision, as the quick dashboard links to it. */
export const Waiting: SceneStory = {
  args: { at: "/withdraw/bank-accounts?status=PENDING&isDeleted=false" },
  play: async () => {
    await firstRow();
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Pending" }).length).toBeGreaterThan(5));
    await expect(screen.queryByRole("cell", { name: "Approved" })).toBeNull();
  },
};

/** The row whose panel is open is marked; the panel goes to the next one. */
export const WithPanel: SceneStory = {
  play: async () => {
    await firstRow();
    await userEvent.click(screen.getAllByRole("row")[1]!);
    await expect(await screen.findByRole("button", { name: "Next" })).toBeEnabled();
    await expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  },
};

/** Numbers that another account has too. */
export const Duplicates: SceneStory = {
  args: { at: "/withdraw/bank-accounts?isDuplicated=true" },
  play: async () => {
    await expect((await screen.findAllByText("Duplicate")).length).toBeGreaterThan(3);
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "listBankAccounts", fault: "timeout" }] },
  play: async () => {
    await expect(await screen.findByRole("grid", { name: "Bank accounts", busy: true })).toBeVisible();
  },
};

export const Empty = emptyPage("No bank accounts yet");

export const NothingMatches: SceneStory = {
  args: { at: "/withdraw/bank-accounts?playerCode=zzz" },
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: /^Clear/ }))[0]!);
    await firstRow();
  },
};

/** The server is in trouble for all three tries; the fourth one works. */
export const Failed: SceneStory = {
  args: { faults: [{ operation: "listBankAccounts", fault: "500", times: 3 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await firstRow();
  },
};

/** Without the right nothing is asked of the server. */
export const Forbidden = forbiddenPage("listBankAccounts", "view_bank_accounts");

export const HostileTexts: SceneStory = {
  args: { scenario: "hostile" },
  play: async () => {
    await firstRow();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: SceneStory = {
  globals: { dir: "rtl" },
  play: async () => {
    await firstRow();
  },
};
