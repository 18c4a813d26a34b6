import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { chooseNormal, fillBrand, leaveStep, progressSays, toSettings, toUser } from "#testing/rows/new-partner.ts";
import { dialog, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { typeIn } from "#testing/type-in.ts";

/** Progress of the partner wizard while a step is sent (money §2). */
export default {
  ...staging,
  title: "Panels/Partners/Partner progress dialog",
  args: { scenario: "small", at: "/partners/list?panel=add-new-partner" },
} satisfies SceneMeta;

export const Default = look();

export const Initializing: SceneStory = {
  args: { faults: [{ operation: "createBrand", fault: "timeout" }] },
  play: async () => {
    await fillBrand();
    await leaveStep();
    await progressSays("Initializing");
  },
};

export const Finalizing: SceneStory = {
  args: { faults: [{ operation: "createUser", fault: "timeout" }] },
  play: async () => {
    await toUser(chooseNormal);
    await leaveStep("Finish");
    await progressSays("Finalizing");
  },
};

/** The new user is loaded behind the dialog, so that the step is not offered as a recreation. */
export const Completed: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    await toUser(chooseNormal);
    await leaveStep("Finish");
    await progressSays("Completed");
    const sent = calls.findIndex(({ id }) => id === "createUser");
    await waitFor(() => expect(calls.slice(sent).some((it) => it.id === "listUsers" && it.answered)).toBe(true));
    await expect(screen.queryByText("Recreate user")).toBeNull();
    await expect(screen.queryByText("This partner already has a user")).toBeNull();
  },
};

/** The server's messages under the documented title; closing it keeps the wizard's step (money §2, §8). */
export const Failed: SceneStory = {
  args: { faults: [{ operation: "createPartnerSettings", fault: "refused" }] },
  play: async () => {
    await toSettings(chooseNormal);
    await typeIn(/^Partner title/, "Rowan Media");
    await leaveStep();
    const error = await dialog("Unable to create partner settings");
    await waitFor(() => expect(error.getByText("Error")).toBeVisible());
    await userEvent.click(error.getByRole("button", { name: "Close" }));
    await waitFor(() =>
      expect(shownDrawer().getByRole("textbox", { name: /^Partner title/ })).toHaveValue("Rowan Media"),
    );
  },
};
