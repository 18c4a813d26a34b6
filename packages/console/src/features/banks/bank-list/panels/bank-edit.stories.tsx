import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog, drawer } from "#testing/on-screen.ts";
import { change, NOBODY, nordea } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const at =
  (scope = ""): Scene["at"] =>
  (db) =>
    `/?${scope}panel=bank-edit&uuid=${nordea(db).uuid}`;
const NORDLYS = "opId=op-nordlys&";

const meta = { ...staging, title: "Banks/bank-edit", args: { ...staging.args, at: at() } } satisfies Meta<Scene>;
export default meta;

/** All languages, for a super admin. */
export const Filled: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await expect(await panel.findByRole("textbox", { name: /^Name.*English/ })).toHaveValue("Nordea");
    await expect(await panel.findByDisplayValue("Nordlys")).toHaveAttribute("readonly");
    await expect(panel.getAllByRole("textbox", { name: /^Name/ })).toHaveLength(13);
    await expect(panel.getByRole("button", { name: "Save" })).toBeEnabled();
  },
};

/** The languages of the chosen operator. */
export const LimitedLanguages: SceneStory = {
  args: { account: "operator-admin", at: at(NORDLYS) },
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    const panel = await drawer();
    await panel.findByRole("textbox", { name: /^Name.*Swedish/ });
    const languages = db.operators.get("op-nordlys")?.allowedLangs ?? [];
    await expect(panel.getAllByRole("textbox", { name: /^Name/ })).toHaveLength(languages.length);
    await expect(panel.queryByRole("textbox", { name: /Turkish/ })).toBeNull();
    await expect(panel.getByRole("button", { name: "Save" })).toBeEnabled();
  },
};

/** An operator's admin who has chosen no operator may look, not change. */
export const WithoutOperator: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    const panel = await drawer();
    await panel.findByText("Choose your operator or a brand in the top bar to change this bank.");
    await expect(panel.getByRole("textbox", { name: /^Key/ })).toHaveAttribute("readonly");
    await expect(panel.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

/** Who may look at banks and not change them is told which right it takes. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager", at: at(NORDLYS) },
  play: async () => {
    const panel = await drawer();
    await panel.findByText(/You need the right edit_banks/);
    await expect(panel.getByRole("button", { name: "Delete…" })).toHaveAccessibleDescription(/delete_banks/);
    await expect(panel.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

/** Without the right to see banks nothing is asked of the server. */
export const Forbidden: SceneStory = {
  args: { account: "dev-ops", faults: [{ operation: "showBank", fault: "500", times: 1 }] },
  play: async ({ loaded }) => {
    const panel = await drawer();
    await panel.findByText("You do not have access to this");
    await expect(panel.getByText("view_banks")).toBeVisible();
    await expect((loaded as Staged).backend.settings.get().faults).toHaveLength(1);
  },
};

/** The server says no, though the session says yes. */
export const ForbiddenByServer: SceneStory = {
  args: { faults: [{ operation: "showBank", fault: "403" }] },
  play: async () => {
    await expect(await (await drawer()).findByText("You do not have access to this")).toBeVisible();
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "showBank", fault: "timeout" }] },
  play: async () => {
    await expect(await (await drawer()).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

/** The bank was deleted, or the link is wrong. */
export const Gone: SceneStory = {
  args: { at: `/?panel=bank-edit&uuid=${NOBODY}` },
  play: async () => {
    const panel = await drawer();
    await panel.findByText("There is no such bank");
    await userEvent.click(panel.getByRole("button", { name: "Back to the page" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A web page came instead of the bank. */
export const Failed: SceneStory = {
  args: { faults: [{ operation: "showBank", fault: "html-200" }] },
  play: async () => {
    const panel = await drawer();
    await panel.findByText("The bank could not be loaded");
    await expect(panel.getByRole("alert")).toHaveTextContent("The server's answer could not be read.");
  },
};

/** The server was in trouble for all three tries; the fourth one works. */
export const FailedAndTriedAgain: SceneStory = {
  args: { faults: [{ operation: "showBank", fault: "500", times: 3 }] },
  play: async () => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole("button", { name: "Try again" }));
    await expect(await panel.findByRole("textbox", { name: /^Key/ })).toHaveValue("NORDEA");
  },
};

/** Very long and right-to-left names, and a status that nobody knows yet. */
export const HostileTexts: SceneStory = {
  args: {
    scenario: "hostile",
    arrange: (db) => {
      const bank = nordea(db);
      const en = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2);
      change(db.banks, bank, {
        key: "VERY_LONG-KEY_".repeat(4),
        bankName: { ...bank.bankName, en, sv: "<script>alert(1)</script>" },
        order: 99_999_999,
        status: "ON_HOLD" as typeof bank.status,
      });
    },
  },
  play: async () => {
    const panel = await drawer();
    await expect(await panel.findByRole("radio", { name: "ON_HOLD" })).toBeChecked();
    await expect(panel.getByDisplayValue("<script>alert(1)</script>")).toBeVisible();
    await expect(panel.getByRole("textbox", { name: /^Name.*Arabic/ })).toHaveAttribute("dir", "rtl");
  },
};

export const RightToLeft: SceneStory = {
  globals: { dir: "rtl" },
  play: async () => {
    const panel = await drawer();
    await panel.findByRole("textbox", { name: /^Key/ });
    await expect(screen.getByRole("dialog").getBoundingClientRect().x).toBe(0);
  },
};

/** Typed and not saved: every way out asks first. */
export const Unsaved: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await userEvent.type(await panel.findByRole("textbox", { name: /^Name.*Swedish/ }), "Nordea Sverige");
    await userEvent.click(panel.getByRole("button", { name: "Close" }));
    const question = await dialog("Discard your changes?");
    await expect(question.getByRole("button", { name: "Keep editing" })).toHaveFocus();
  },
};
