import { expect, screen, waitFor } from "storybook/test";
import { firstRow } from "./on-screen.ts";
import type { Scene } from "./scene.ts";
import type { SceneStory } from "./staging.tsx";

/** A list with rows. */
export const filledPage: SceneStory = {
  play: async () => {
    await expect(await firstRow()).toBeVisible();
  },
};

/** Empty system → empty state of the list. */
export const emptyPage = (title: string, args: Partial<Scene> = {}): SceneStory => ({
  args: { scenario: "empty", ...args },
  play: async () => {
    await waitFor(() => expect(screen.getByText(title)).toBeVisible());
  },
});

/** HTML page instead of the rows → error. */
export const failedPage = (read: string, args: Partial<Scene> = {}): SceneStory => ({
  args: { ...args, faults: [{ operation: read, fault: "html-200" }] },
  play: async () => {
    await waitFor(() => expect(screen.getByText("The server's response could not be read.")).toBeVisible());
    await expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** Permission is missing → it is named, no request is sent. */
export const forbiddenPage = (
  read: string,
  right: string,
  account = "dev-ops",
  args: Partial<Scene> = {},
): SceneStory => ({
  args: { ...args, account, faults: [{ operation: read, fault: "500", times: 1 }] },
  play: async ({ loaded }) => {
    await waitFor(() => expect(screen.getByText(right)).toBeVisible());
    await expect(loaded.backend.settings.get().faults).toHaveLength(1);
  },
});
