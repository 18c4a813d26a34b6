import { expect, screen, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Tech Support/Tech support",
  args: { at: "/tech-support" },
} satisfies SceneMeta;

export const Default = look();

/** App services by name, with status in words and their charts. */
export const AppServices: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const row = within(await firstRow());
    const [first] = [...db.developer.appServices.values()].toSorted((a, b) => a.appName.localeCompare(b.appName));
    await expect(row.getByText(first!.appName)).toBeVisible();
    await expect(row.getByText(first!.appState === "RUNNING" ? "Running" : "Stopped")).toBeVisible();
    await expect(row.getByRole("button", { name: /Charts/ })).toBeInTheDocument();
  },
};

/** The busiest servers first. */
export const BusiestServers = look({
  args: { at: "/tech-support/servers?sort=-cpuPercent" },
  play: async ({ loaded: { db } }) => {
    const busiest = Math.max(...db.system.servers.map(({ cpuPercent }) => cpuPercent));
    await expect(within(await firstRow()).getByText(String(busiest))).toBeVisible();
    await expect(within(await firstRow()).getAllByText(/^(High|Critical)$/)[0]).toBeVisible();
    await expect(screen.getAllByRole("columnheader")[0]).toHaveTextContent("Server");
  },
});
/** A normal load is the number alone. */
export const NormalLoad: SceneStory = {
  args: { at: "/tech-support/servers?sort=cpuPercent&state=RUNNING" },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const loads = db.system.servers.filter(({ state }) => state === "RUNNING").map(({ cpuPercent }) => cpuPercent);
    await expect(within(row).getByText(String(Math.min(...loads)))).toBeVisible();
    await expect(screen.queryByText("OK")).toBeNull();
  },
};
export const NoServers = look(emptyPage("No servers yet", { at: "/tech-support/servers" }));
