import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

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

const choose = async (operator: RegExp) => {
  await userEvent.click(await (await drawer()).findByRole("combobox", { name: /^Operator/ }));
  await userEvent.click(await screen.findByRole("option", { name: operator }));
};

/** What was written for one operator in a language that the next one does not have stays unsent, and comes back. */
export const OtherLanguages: SceneStory = {
  args: {
    account: "operator-admin",
    arrange: (db) => {
      db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, allowedLangs: ["en", "sv"] });
      db.operators.set("br-polaris", { ...db.operators.get("br-polaris")!, allowedLangs: ["en"] });
    },
  },
  play: async ({ loaded }) => {
    await choose(/^Nordlys/);
    const panel = await drawer();
    await userEvent.type(panel.getByRole("textbox", { name: /^Key/ }), "OTTER_BANK");
    await userEvent.type(panel.getByRole("textbox", { name: /^Order/ }), "5");
    await userEvent.type(panel.getByRole("textbox", { name: /^Name.*English/ }), "Otter Bank");
    await userEvent.type(await panel.findByRole("textbox", { name: /^Name.*Swedish/ }), "Utterbanken");
    await choose(/Polaris/);
    await waitFor(() => expect(panel.queryByRole("textbox", { name: /^Name.*Swedish/ })).toBeNull());
    await userEvent.click(panel.getByRole("button", { name: "Add bank" }));
    await expect(await screen.findByText("New Bank added!")).toBeVisible();
    const { banks } = (loaded as Staged).backend.db;
    await expect([...banks.values()].find((it) => it.key === "OTTER_BANK")?.bankName).toEqual({ en: "Otter Bank" });
  },
};
