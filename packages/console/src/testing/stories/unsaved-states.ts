import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog } from "#testing/on-screen.ts";
import type { SceneStory } from "#testing/staging.tsx";

type Guarded = {
  /** Types something. */
  type: () => Promise<void>;
  role: "alertdialog" | "dialog";
};

const QUESTION = "Discard your changes?";

const keep = async () => {
  const asks = await dialog(QUESTION);
  await waitFor(() => expect(asks.getByRole("button", { name: "Keep editing" })).toHaveFocus());
  await userEvent.click(asks.getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: QUESTION })).toBeNull());
};

const discard = async (role: Guarded["role"]) => {
  await userEvent.click((await dialog(QUESTION)).getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
};

/** Stories of unsaved input, one for every way out: kept on "Keep editing", then discarded. */
export const unsavedStates = ({ type, role }: Guarded) => {
  const leaving = (leave: () => Promise<unknown>): SceneStory => ({
    play: async () => {
      await type();
      await leave();
      await keep();
      await leave();
      await discard(role);
    },
  });
  return {
    /** No input → no unsaved-changes dialog. */
    untouched: {
      play: async () => {
        await screen.findByRole(role);
        await userEvent.keyboard("{Escape}");
        await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      },
    } satisfies SceneStory,
    cancel: leaving(() => userEvent.click(screen.getByRole("button", { name: "Cancel" }))),
    escape: leaving(() => userEvent.keyboard("{Escape}")),
    back: {
      play: async ({ loaded: { history } }) => {
        await type();
        history.back();
        await keep();
        history.back();
        await discard(role);
      },
    } satisfies SceneStory,
  };
};
