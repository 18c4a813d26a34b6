import type { FaultId } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer, shownDrawer } from "./on-screen.ts";
import type { Scene } from "./scene.ts";
import type { SceneStory } from "./staging.tsx";

const withFault = (operation: string, fault: FaultId) => ({ faults: [{ operation, fault }] });

/** The loading state of a drawer. */
export const loadingPanel = (read: string): SceneStory => ({
  args: withFault(read, "timeout"),
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByRole("status", { name: "Loading" })).toBeVisible());
  },
});

/** HTML page instead of the record → error. */
export const failedPanel = (read: string, noun: string): SceneStory => ({
  args: withFault(read, "html-200"),
  play: async () => {
    const panel = await drawer();
    await panel.findByText(`The ${noun} could not be loaded`);
    await expect(panel.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** Record was deleted, or the link is wrong → it is reported as missing. */
export const gonePanel = (at: Scene["at"], noun: string): SceneStory => ({
  args: { at },
  play: async () => {
    const panel = await drawer();
    await panel.findByText(`This ${noun} does not exist`);
    await userEvent.click(panel.getByRole("button", { name: "Back to the page" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** Permission is missing → it is named, no request is sent. */
export const forbiddenPanel = (read: string, right: string, account = "dev-ops"): SceneStory => ({
  args: { account, faults: [{ operation: read, fault: "500", times: 1 }] },
  play: async ({ loaded }) => {
    await waitFor(() => expect(shownDrawer().getByText(right)).toBeVisible());
    await expect(loaded.backend.settings.get().faults).toHaveLength(1);
  },
});
