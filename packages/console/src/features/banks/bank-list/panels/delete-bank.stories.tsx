import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog, drawer } from "#testing/on-screen.ts";
import { change, nordea } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Banks/delete-bank",
  args: { ...staging.args, opens: (db) => ({ id: "delete-bank", params: { bank: nordea(db) } }) },
} satisfies Meta<Scene>;
export default meta;

const confirm = async () =>
  userEvent.click((await dialog("Delete bank")).getByRole("button", { name: "Delete NORDEA" }));

/** Says what goes and what that means; the focus is on Cancel. */
export const Asked: SceneStory = {
  play: async () => {
    const question = await dialog("Delete bank");
    await expect(await question.findByText("Nordlys")).toBeVisible();
    await expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await expect(question.getByRole("button", { name: "Delete NORDEA" })).toBeEnabled();
  },
};

export const Cancelled: SceneStory = {
  play: async ({ loaded }) => {
    await userEvent.click((await dialog("Delete bank")).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(nordea((loaded as Staged).backend.db).key).toBe("NORDEA");
  },
};

export const Deleting: SceneStory = {
  args: { faults: [{ operation: "deleteBank", fault: "timeout" }] },
  play: async () => {
    await confirm();
    const question = await dialog("Delete bank");
    await waitFor(() =>
      expect(question.getByRole("button", { name: /Delete NORDEA/ })).toHaveAttribute("aria-busy", "true"),
    );
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
};

/** A toast, and the bank list without the bank. */
export const Deleted: SceneStory = {
  args: { at: "/?opId=op-nordlys" },
  play: async ({ loaded }) => {
    await confirm();
    await expect(await screen.findByText("Bank deleted.")).toBeVisible();
    await expect(await screen.findByRole("row", { name: /DEUTSCHE_BANK/ })).toBeVisible();
    await expect(screen.queryByRole("row", { name: /NORDEA/ })).toBeNull();
    await expect(nordea((loaded as Staged).backend.db).key).not.toBe("NORDEA");
  },
};

/** Opened in the bank's drawer, it closes both, and does not ask about what was typed of a bank that is gone. */
export const OverTheBank: SceneStory = {
  args: { at: (db) => `/?panel=bank-edit&uuid=${nordea(db).uuid}`, opens: undefined },
  play: async () => {
    const bank = await drawer();
    await userEvent.type(await bank.findByRole("textbox", { name: /English/ }), " Bank");
    await userEvent.click(bank.getByRole("button", { name: "Delete…" }));
    await confirm();
    await screen.findByText("Bank deleted.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect((await screen.findAllByRole("row", { name: /DEUTSCHE_BANK/ }))[0]).toBeVisible();
  },
};

/** Nobody without the right gets here: the drawer's button says why. */
export const Forbidden: SceneStory = {
  args: {
    account: "operator-manager",
    at: (db) => `/?panel=bank-edit&uuid=${nordea(db).uuid}`,
    opens: undefined,
  },
  play: async () => {
    const button = await (await drawer()).findByRole("button", { name: "Delete…" });
    await expect(button).toHaveAccessibleDescription(/You need the right delete_banks/);
    await userEvent.click(button);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** The server says no, though the session says yes. */
export const ForbiddenByServer: SceneStory = {
  args: { faults: [{ operation: "deleteBank", fault: "403" }] },
  play: async () => {
    await confirm();
    await expect(await (await dialog("Unable To Delete Bank")).findByText(/Nothing was changed/)).toBeVisible();
  },
};

/** Somebody else was faster. */
export const Gone: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    db.banks.delete(nordea(db).uuid);
    await confirm();
    await expect(await (await dialog("Unable To Delete Bank")).findByText("This bank does not exist.")).toBeVisible();
  },
};

/** Refused with reasons. */
export const Refused: SceneStory = {
  args: { faults: [{ operation: "deleteBank", fault: "refused" }] },
  play: async () => {
    await confirm();
    await expect((await dialog("Unable To Delete Bank")).getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Refused without a word: the documented toast. */
export const RefusedSilently: SceneStory = {
  args: { faults: [{ operation: "deleteBank", fault: "refused-silently" }] },
  play: async () => {
    await confirm();
    await expect(await screen.findByText("Something went wrong. Please try again later.")).toBeVisible();
  },
};

/** A web page came instead of an answer: nobody says that it failed. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "deleteBank", fault: "html-502" }] },
  play: async () => {
    await confirm();
    await expect(await (await dialog("The Change Is Not Confirmed")).findByText(/It may or may not/)).toBeVisible();
  },
};

/** Very long names. */
export const HostileTexts: SceneStory = {
  args: {
    arrange: (db) => {
      const bank = nordea(db);
      const en = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2);
      change(db.banks, bank, { key: "VERY_LONG-KEY_".repeat(4), bankName: { ...bank.bankName, en } });
    },
  },
  play: async () => {
    const question = await screen.findByRole("alertdialog", { name: "Delete bank" });
    const { left, right } = question.getBoundingClientRect();
    for (const part of question.querySelectorAll("p, button")) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
      await expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};

export const RightToLeft: SceneStory = {
  globals: { dir: "rtl" },
  play: async () => {
    const question = await dialog("Delete bank");
    const [cancel, go] = question.getAllByRole("button").map((it) => it.getBoundingClientRect().x);
    await expect(go).toBeLessThan(cancel ?? 0);
  },
};
