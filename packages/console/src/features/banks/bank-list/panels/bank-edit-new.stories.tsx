import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "../../../../testing/on-screen.ts";
import type { Scene } from "../../../../testing/scene.ts";
import { staging, type SceneStory, type Staged } from "../../../../testing/staging.tsx";

const meta = {
  ...staging,
  title: "Banks/bank-edit",
  args: { ...staging.args, at: "/?panel=bank-edit" },
} satisfies Meta<Scene>;
export default meta;

/** All operators are in sight: one has to be chosen first. */
export const New: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await panel.findByText("Please select an operator before creating a bank.");
    await expect(panel.getByRole("heading", { name: "New bank" })).toBeVisible();
    await expect(await panel.findByRole("button", { name: "Add bank" })).toHaveAccessibleDescription(
      /Enter the operator, the key, the English name, and the order first/,
    );
  },
};

/** The operator of the top bar is already there. */
export const NewForOperator: SceneStory = {
  args: { account: "operator-admin", at: "/?opId=op-nordlys&panel=bank-edit" },
  play: async () => {
    const panel = await drawer();
    const operator = await panel.findByRole("combobox", { name: /^Operator/ });
    await waitFor(() => expect(operator).toHaveTextContent("Nordlys"));
    await expect(panel.queryByText(/Please select/)).toBeNull();
  },
};

/** In the words of an operator's own staff. */
export const NewWithoutOperator: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await expect(
      await (await drawer()).findByText("Please select your operator or a brand before creating a bank."),
    ).toBeVisible();
  },
};

/** Who may only look gets no form. */
export const NewForbidden: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await expect(await (await drawer()).findByText("edit_banks")).toBeVisible();
  },
};

/** A toast, the panel closes, and the bank is there. */
export const Added: SceneStory = {
  args: { at: "/?opId=op-nordlys&panel=bank-edit" },
  play: async ({ loaded }) => {
    const panel = await drawer();
    await userEvent.type(await panel.findByRole("textbox", { name: /^Key/ }), "OTTER_BANK");
    await userEvent.type(panel.getByRole("textbox", { name: /^Order/ }), "5");
    await userEvent.type(panel.getByRole("textbox", { name: /^Name.*English/ }), "Otter Bank");
    await userEvent.click(panel.getByRole("button", { name: "Add bank" }));
    await expect(await screen.findByText("New Bank added!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const { banks } = (loaded as Staged).backend.db;
    await expect([...banks.values()].find((it) => it.key === "OTTER_BANK")?.opId).toBe("op-nordlys");
  },
};
