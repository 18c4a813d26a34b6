import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog, drawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { nordea } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";
import { typeIn } from "#testing/type-in.ts";

const meta = {
  ...staging,
  title: "Banks/bank-edit",
  args: { ...staging.args, at: (db) => `/?panel=bank-edit&uuid=${nordea(db).uuid}` },
} satisfies Meta<Scene>;
export default meta;

const save = () => press("Save");
const saveOrder = async () => {
  await typeIn(/^Order/, "15");
  await save();
};

/** What is wrong stands at its field, and once more at the top with a link to it. */
export const Invalid: SceneStory = {
  play: async () => {
    await typeIn(/^Key/, "NORDEA 2");
    await typeIn(/^Order/, "999999999");
    await save();
    const panel = await drawer();
    await panel.findByText("2 problems to fix before this can be saved");
    await expect(panel.getByRole("textbox", { name: /^Key/ })).toHaveAccessibleDescription(
      /Use letters, underscores and hyphens only/,
    );
    await expect(panel.getByRole("textbox", { name: /^Order/ })).toBeInvalid();
  },
};

/** What is missing keeps Save waiting, and it says so. */
export const Missing: SceneStory = {
  play: async () => {
    await userEvent.clear(await (await drawer()).findByRole("textbox", { name: /^Name.*English/ }));
    const button = (await drawer()).getByRole("button", { name: "Save" });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Enter the English name first/));
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

/** Refused for one field: said at the field, which takes the focus. */
export const KeyTaken: SceneStory = {
  play: async () => {
    await typeIn(/^Key/, "DEUTSCHE_BANK");
    await save();
    const key = (await drawer()).getByRole("textbox", { name: /^Key/ });
    await waitFor(() =>
      expect(key).toHaveAccessibleDescription(/A bank with the key DEUTSCHE_BANK already exists for Nordlys/),
    );
    await waitFor(() => expect(key).toHaveFocus());
  },
};

/** Refused with reasons that belong to no field. */
export const Refused: SceneStory = {
  args: { faults: [{ operation: "updateBank", fault: "refused" }] },
  play: async () => {
    await saveOrder();
    const failure = await dialog("Unable To Save Changes");
    await expect(failure.getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Refused without a word: the documented toast. */
export const RefusedSilently: SceneStory = {
  args: { faults: [{ operation: "updateBank", fault: "refused-silently" }] },
  play: async () => {
    await saveOrder();
    await expect(await screen.findByText("Something went wrong. Please try again later.")).toBeVisible();
    await expect((await drawer()).getByRole("textbox", { name: /^Order/ })).toHaveValue("15");
  },
};

/** Carried out, and the answer was lost: nobody says that it failed. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "updateBank", fault: "lost" }] },
  play: async ({ loaded }) => {
    await saveOrder();
    const failure = await dialog("The Change Is Not Confirmed");
    await expect(failure.getByText(/It may or may not have been saved/)).toBeVisible();
    await expect(nordea((loaded as Staged).backend.db).order).toBe(15);
  },
};

export const Saving: SceneStory = {
  args: { faults: [{ operation: "updateBank", fault: "timeout" }] },
  play: async () => {
    await saveOrder();
    const button = (await drawer()).getByRole("button", { name: /Save/ });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
};

/** A toast, and the panel closes. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    await saveOrder();
    await expect(await screen.findByText("Bank updated successfully!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(nordea((loaded as Staged).backend.db).order).toBe(15);
  },
};
