import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { dialog, drawer, firstRow, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPage, emptyPage } from "#testing/page-states.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { firstOf, NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const welcome = (db: Db) => firstOf(db.flows.flows, ({ trigger }) => trigger === "REGISTRATION");

export default {
  ...staging,
  title: "Panels/Other/Flow",
  tags: ["panel:flow-details"],
  args: { at: (db) => `/flows?panel=flow-details&flow=${welcome(db).flowId}` },
} satisfies SceneMeta;

export const Default = look();

/** Steps in running order with the delay between them; deleted from here. */
export const Filled: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { title } = welcome(db);
    const [list] = await (await drawer()).findAllByRole("list");
    const steps = within(list!);
    await expect(steps.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
      "1Welcome letterSend email",
      "2One dayWaitwaits 1 day",
      "3First deposit bonusOffer bonus",
    ]);
    await pressMore("Delete…");
    await expect((await dialog("Delete flow")).getByText(title, { selector: "div > strong" })).toBeVisible();
  },
};

/** The list shows trigger and status of each flow. */
export const FromTheList: SceneStory = {
  args: { at: "/flows" },
  play: async () => {
    const row = await firstRow();
    await expect(screen.getAllByRole("columnheader").map((it) => it.textContent)).toEqual(
      expect.arrayContaining(["Flow", "Status", "Trigger", "Operator", "Steps", "Runs", "Last run"]),
    );
    await userEvent.click(row.querySelectorAll("td")[1]!);
    await waitFor(() => expect(shownDrawer().getByText("Trigger")).toBeVisible());
  },
};

export const NoFlows = look(emptyPage("No flows yet", { at: "/flows" }));
export const ListForbidden = look(forbiddenPage("listFlows", "view_flows", "dev-ops", { at: "/flows" }));
export const NotFound = look(gonePanel(`/?panel=flow-details&flow=${NOBODY}`, "flow"));
export const Forbidden = look(forbiddenPanel("showFlow", "view_flows"));
