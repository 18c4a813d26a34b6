import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog, shownDialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sending } from "#testing/stories/sent.ts";

export default {
  ...staging,
  title: "Panels/Games catalogue/Sync games",
  tags: ["panel:sync-games-confirmation"],
  args: { scenario: "small", opens: () => ({ id: "sync-games-confirmation", params: {} }) },
} satisfies SceneMeta;

export const Default = look();

const sync = async () =>
  userEvent.click((await dialog("Sync games")).getByRole("button", { name: "Sync 4 aggregators" }));

/** The requested aggregators, in the order of the activity log. */
const asked = (db: Db) =>
  [...db.games.logs.values()].flatMap(({ subtype, logData }) =>
    subtype === "GAMES_SYNCED" ? [logData.aggregator] : [],
  );

/** All four aggregators are selected by default. */
export const Asked: SceneStory = {
  play: async () => {
    const question = await dialog("Sync games");
    await expect(question.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
    await userEvent.click(question.getByRole("checkbox", { name: "imoon" }));
    await expect(question.getByRole("button", { name: "Sync 3 aggregators" })).toBeEnabled();
  },
};

export const NoneChosen: SceneStory = {
  play: async () => {
    const question = await dialog("Sync games");
    for (const box of question.getAllByRole("checkbox")) await userEvent.click(box);
    await waitFor(() =>
      expect(question.getByRole("button", { name: "Sync 0 aggregators" })).toHaveAccessibleDescription(
        /Choose at least one aggregator/,
      ),
    );
  },
};

/** Closing with an unsaved choice asks first; after the sync it does not. */
export const Unsaved: SceneStory = {
  play: async () => {
    const question = await dialog("Sync games");
    await userEvent.click(question.getByRole("checkbox", { name: "imoon" }));
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await userEvent.click((await dialog("Discard your changes?")).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog", { name: /Discard/ })).toBeNull());
    await expect((await dialog("Sync games")).getByRole("checkbox", { name: "imoon" })).not.toBeChecked();
    await userEvent.click((await dialog("Sync games")).getByRole("button", { name: "Sync 3 aggregators" }));
    await (await dialog("Sync games")).findByText("Completed");
    await userEvent.click((await dialog("Sync games")).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** Aggregators sync one after the other, each once; the results are shown. */
export const Completed: SceneStory = {
  ...sending("syncImoonGames", "syncSgGames", "syncCreedzGames", "syncSoftSwissGames"),
  play: async ({ loaded }) => {
    await sync();
    const progress = await dialog("Sync games");
    await waitFor(() => expect(progress.getByText("Completed")).toBeVisible());
    await expect(progress.getAllByText(/: \d+ added, \d+ updated/)).toHaveLength(4);
    await expect(asked(loaded.db)).toEqual(["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"]);
  },
};

/** The dialog cannot be closed while it runs. */
export const Running: SceneStory = {
  args: { faults: [{ operation: "syncSgGames", fault: "timeout" }] },
  play: async () => {
    await sync();
    const progress = await dialog("Sync games");
    await waitFor(() => expect(progress.getByText(/^imoon: /)).toHaveTextContent("Done"));
    await expect(progress.getByText(/^Soft Gamings/)).toHaveTextContent("Running");
    await expect(progress.queryByRole("button", { name: "Close" })).toBeNull();
  },
};

/** Stopped midway: the current aggregator finishes, the others are not requested. */
export const Stopping: SceneStory = {
  args: { faults: [{ operation: "syncSgGames", fault: "timeout" }] },
  play: async ({ loaded }) => {
    await sync();
    const progress = await dialog("Sync games");
    await waitFor(() => expect(progress.getByText(/^Soft Gamings/)).toHaveTextContent("Running"));
    await userEvent.click(progress.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(progress.getByText("Finalizing")).toBeVisible());
    await expect(asked(loaded.db)).toEqual(["imoon"]);
  },
};

/** One fails: the others continue, results are kept, and only the failed one is retried. */
export const FailedHalfway: SceneStory = {
  args: { faults: [{ operation: "syncSgGames", fault: "refused", times: 1 }] },
  play: async ({ loaded }) => {
    const { db } = loaded;
    await sync();
    const progress = await dialog("Sync games");
    await waitFor(() => expect(progress.getByText(/1 of 4 aggregators could not be synced/)).toBeVisible());
    await expect(progress.getByText(/^Soft Gamings: This cannot be done right now/)).toHaveTextContent("Failed");
    await expect(asked(db)).toEqual(["imoon", "Creed Roomz", "SoftSwiss"]);
    await userEvent.click(progress.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(progress.getByText("Completed")).toBeVisible());
    await expect(asked(db)).toEqual(["imoon", "Creed Roomz", "SoftSwiss", "Soft Gamings"]);
  },
};

/** Executed, but the response was lost: not called a failure. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "syncSoftSwissGames", fault: "lost" }] },
  play: async () => {
    await sync();
    await waitFor(() => expect(shownDialog("Sync games").getByText(/It may still be running/)).toBeVisible());
  },
};

/** Without the permission: the page's disabled button gives the reason. */
export const Forbidden = look({
  args: { account: "operator-admin", at: "/gamesV2", opens: undefined },
  play: async () => {
    const button = await screen.findByRole("button", { name: "Sync games…" });
    await expect(button).toHaveAccessibleDescription(/You need the permission sync_games/);
    await userEvent.click(button);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});
