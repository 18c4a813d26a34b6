import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Withdraw/Bank list",
  args: { at: "/withdraw/bank-list" },
} satisfies SceneMeta;

export const Default = look({
  play: async () => {
    await waitFor(() => expect(screen.getByRole("row", { name: /NORDEA/ })).toBeVisible());
    await expect(screen.getByRole("button", { name: "New bank" })).toBeEnabled();
  },
});

/** The banks of one operator, in the order players see. */
export const OneOperator = look({
  args: { account: "operator-admin", at: "/withdraw/bank-list?opId=op-nordlys" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("row", { name: /NORDEA/ })).toBeVisible());
    await expect(screen.queryByRole("row", { name: /Redwood/ })).toBeNull();
  },
});

/** The row whose panel is open is highlighted. */
export const WithPanel: SceneStory = {
  play: async () => {
    await userEvent.click(await screen.findByText("NORDEA"));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Bank", description: /^Nordea/ })).toBeVisible());
  },
};

/** Read-only users: disabled buttons give the reason. */
export const WithoutRights: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await screen.findByRole("row", { name: /NORDEA/ });
    await expect(screen.getByRole("button", { name: "New bank" })).toHaveAccessibleDescription(/edit_banks/);
  },
};

export const Empty = look(emptyPage("No banks yet"));

/** Without the permission no request is sent. */
export const Forbidden = forbiddenPage("listBanks", "view_banks");
