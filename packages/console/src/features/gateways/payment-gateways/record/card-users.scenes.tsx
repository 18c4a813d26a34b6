import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { depositGateway } from "#testing/rows/gateway-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import type { Staged } from "#testing/staged.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Card users tabs",
  args: { at: (db) => `/deposit/gatewaysV2/${depositGateway(db).uuid}?tab=cards` },
} satisfies SceneMeta;

export const Default = look();

const requests = ({ calls }: Staged) =>
  calls.filter(({ id }) => id === "listCardUsers").map(({ input }) => (input as { body: object }).body);

/** 50 per page, last used first, of the gateway's operator; one tab per status (shell §6, §9). */
export const FiftyAPage: SceneStory = {
  play: async ({ loaded }) => {
    await firstRow();
    await expect(requests(loaded)).toMatchObject([
      { opId: "op-nordlys", status: "ACTIVE", itemsPerPage: 50, sortBy: "lastUsedAt", sortDirection: "desc" },
    ]);
    await userEvent.click(screen.getByRole("tab", { name: "Blocked" }));
    await waitFor(() => expect(requests(loaded).at(-1)).toMatchObject({ status: "BLOCKED", itemsPerPage: 50 }));
    await waitFor(() => expect(loaded.history.location.search).toMatch(/cards=blocked/));
  },
};

/** The tab is in the address, so that a link opens it. */
export const TabInTheAddress: SceneStory = {
  args: { at: (db) => `/deposit/gatewaysV2/${depositGateway(db).uuid}?tab=cards&cards=waiting` },
  play: async ({ loaded }) => {
    await waitFor(() => expect(requests(loaded)).toMatchObject([{ status: "WAITING" }]));
    await expect(screen.getByRole("tab", { name: "Waiting" })).toHaveAttribute("aria-selected", "true");
  },
};

/** Operator staff see the cards of their own operator. */
const seenBy = (account: string): SceneStory => ({
  args: { account },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("tab", { name: "Cards" })).toBeVisible());
    await firstRow();
  },
});
export const ForAdmin = look(seenBy("admin"), { name: "Signed in as admin" });
export const ForOperatorAdmin = look(seenBy("operator-admin"), { name: "Signed in as operator admin" });
export const ForOperatorManager = look(seenBy("operator-manager"), { name: "Signed in as operator manager" });
