import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { hostname } from "#testing/rows/domain-rows.ts";
import { dialog, firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sending } from "#testing/stories/sent.ts";

export default {
  ...staging,
  title: "Pages/Settings/Hostnames",
  args: { account: "dev-ops", at: "/settings/hostnames?opId=op-nordlys" },
} satisfies SceneMeta;

export const Default = look();

const rowOf = async (name: string) => (await screen.findByText(name)).closest("tr")!;

/** The documented columns and the row icons (content §2). */
export const Columns: SceneStory = {
  play: async () => {
    await firstRow();
    await expect(
      screen
        .getAllByRole("columnheader")
        .map((it) => it.textContent.trim())
        .join(", "),
    ).toBe("Hostname, SSL Status, Client Status, Status, Created At, Updated At, Sync, Actions");
    await expect(screen.getAllByRole("button", { name: /^Details/ })[0]).toBeVisible();
    await expect(screen.getAllByRole("button", { name: /^Delete/ })[0]).toBeVisible();
  },
};
/** Sync requests the status with the full hostname, and its icon spins until the response (content §2, §7). */
export const Synced: SceneStory = {
  ...sending("syncHostnameStatus"),
  args: {
    latency: 300,
    arrange: (db) => {
      const row = hostname(db);
      db.hostnames.hostnames.set(row.hostname, { ...row, customHostnameStatus: "pending" });
    },
  },
  play: async ({ loaded: { calls, db } }) => {
    const { dnsRecords: _records, ...row } = hostname(db, { customHostnameStatus: "pending" });
    const button = async () => (await rowOf(row.hostname)).querySelector<HTMLElement>('[aria-label="Sync status"]')!;
    await userEvent.click(await button());
    // Animations are off in tests: the class shows that it would spin.
    await waitFor(async () => expect((await button()).className).toContain("animate-spin"));
    await waitFor(() => expect(screen.getByText(`${row.hostname} synced.`)).toBeVisible());
    await waitFor(async () => expect((await button()).className).not.toContain("animate-spin"));
    await waitFor(async () => expect(await rowOf(row.hostname)).not.toHaveTextContent("Pending"));
    await expect(calls.filter((it) => it.id === "syncHostnameStatus").map(({ input }) => input)).toEqual([
      { query: { opId: row.opId }, body: row },
    ]);
  },
};
export const Deleted: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { hostname: name } = hostname(db);
    await userEvent.click((await rowOf(name)).querySelector<HTMLElement>('[aria-label^="Delete "]')!);
    await expect((await dialog("Delete hostname")).getByRole("button", { name: `Delete ${name}` })).toBeVisible();
  },
};
/** Operator managers view hostnames; disabled actions name the missing permission (content §2, §6). */
export const OperatorManager = look({
  args: { account: "operator-manager", at: "/settings/hostnames" },
  play: async () => {
    const row = await firstRow();
    for (const name of ["Sync status", "Delete"])
      await expect(row.querySelector(`[aria-label^="${name}"]`)).toHaveAccessibleDescription(/edit_hostnames/);
  },
});
export const Empty = look(emptyPage("No hostnames yet", { at: "/settings/hostnames" }));
export const Forbidden = forbiddenPage("listHostnames", "view_hostnames", "partner");
