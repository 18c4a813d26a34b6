import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { Scene } from "../../../../testing/scene.ts";
import { staging, type SceneStory, type Staged } from "../../../../testing/staging.tsx";

const meta = {
  ...staging,
  title: "Pages/Bank accounts",
  args: { ...staging.args, at: "/withdraw/bank-accounts" },
} satisfies Meta<Scene>;
export default meta;

const filled = () => waitFor(() => expect(screen.getAllByRole("cell").length).toBeGreaterThan(50));

export const Default: SceneStory = {
  play: async () => {
    await filled();
  },
};

/** What waits for a decision, as the quick dashboard links to it. */
export const Waiting: SceneStory = {
  args: { at: "/withdraw/bank-accounts?status=PENDING&isDeleted=false" },
  play: async () => {
    await filled();
    await expect(screen.queryByRole("cell", { name: "Approved" })).toBeNull();
    await expect(screen.getAllByRole("cell", { name: "Pending" }).length).toBeGreaterThan(5);
  },
};

/** The row whose panel is open is marked; the panel goes to the next one. */
export const WithPanel: SceneStory = {
  play: async () => {
    await filled();
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

export const Empty: SceneStory = {
  args: { scenario: "empty" },
  play: async () => {
    await expect(await screen.findByText("No bank accounts yet")).toBeVisible();
  },
};

export const NothingMatches: SceneStory = {
  args: { at: "/withdraw/bank-accounts?playerCode=zzz" },
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: /^Clear/ }))[0]!);
    await filled();
  },
};

/** The server is in trouble for all three tries; the fourth one works. */
export const Failed: SceneStory = {
  args: { faults: [{ operation: "listBankAccounts", fault: "500", times: 3 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await filled();
  },
};

/** Without the right nothing is asked of the server. */
export const Forbidden: SceneStory = {
  args: { account: "dev-ops", faults: [{ operation: "listBankAccounts", fault: "500", times: 1 }] },
  play: async ({ loaded }) => {
    await expect(await screen.findByText("view_bank_accounts")).toBeVisible();
    await expect((loaded as Staged).backend.settings.get().faults).toHaveLength(1);
  },
};

export const HostileTexts: SceneStory = {
  args: { scenario: "hostile" },
  play: async () => {
    await filled();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: SceneStory = {
  globals: { dir: "rtl" },
  play: async () => {
    await filled();
  },
};
