import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, firstRow, shownDrawer } from "#testing/on-screen.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { shows } from "#testing/stories/record.ts";
import { serviceKey } from "../service-key.ts";

const opens = (appState: "RUNNING" | "STOPPED") => (db: Db) => {
  const service = firstOf(db.developer.appServices, () => true);
  db.developer.appServices.set(service.appName, { ...service, appState });
  return { id: "app-service-charts", params: { service: serviceKey(service) } } as const;
};

export default {
  ...staging,
  title: "Panels/Tech Support/App Service Charts",
  tags: ["panel:app-service-charts"],
  args: { opens: opens("RUNNING") },
} satisfies SceneMeta;

export const Forbidden = frameLook({ forbidden: "partner" });

/** CPU, response time and memory, each with its unit (content §2). */
export const Default = look({
  play: async () => {
    const panel = await drawer();
    for (const name of ["CPU, s", "Response time, ms", "Memory, MB"])
      await waitFor(() => expect(panel.getAllByText(name)[0]).toBeVisible());
  },
});

/** The same figures as a table: 24 hours in steps of 15 minutes, in the reader's units. */
export const AsTable: SceneStory = {
  play: async () => {
    const panel = await drawer();
    const [, time] = await panel.findAllByRole("button", { name: /table/i });
    await userEvent.click(time!);
    await waitFor(() => expect(panel.getAllByRole("cell", { name: / ms$/ }).length).toBe(96));
  },
};

/** A stopped app service has no metrics. */
export const Stopped = look({
  args: { opens: opens("STOPPED") },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getAllByText("No data for this period")).toHaveLength(3));
  },
});

/** The component permission dashboard_bets_chart is required (content §6). */
export const WithoutRight = shows(["dashboard_bets_chart"], { account: "partner" });
export const NotFound = look(
  shows(["This app service does not exist"], {
    opens: () => ({ id: "app-service-charts", params: { service: "rg-nowhere/app-nothing" } }),
  }),
);

/** The row and its button open the charts. */
export const FromTheList: SceneStory = {
  args: { at: "/tech-support", opens: undefined },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const [resourceGroupName, appName] = row.dataset["rowId"]!.split("/");
    await expect(db.developer.appServices.get(appName!)?.resourceGroupName).toBe(resourceGroupName);
    await userEvent.click(row);
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveAccessibleDescription(new RegExp(appName!)));
  },
};
