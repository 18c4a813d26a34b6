import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { drawer } from "#testing/on-screen.ts";
import { nordea } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Delete bank",
  tags: ["panel:delete-bank"],
  args: { opens: (db) => ({ id: "delete-bank", params: { bank: nordea(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const bank = confirmation({
  title: "Delete bank",
  button: "Delete NORDEA",
  write: "deleteBank",
  failure: "Unable To Delete Bank",
});

/** The question names the bank and the consequence. */
export const Asked = bank.asks("Delete Nordea (NORDEA) of Nordlys. Players can no longer choose it for a withdrawal.");

/** Shows a toast and the bank list without the bank. */
export const Deleted = bank.sends(
  (db) => {
    const { uuid, opId } = nordea(db);
    return { query: { uuid, opId } };
  },
  "Bank deleted.",
  {
    args: { at: "/?opId=op-nordlys" },
    after: async () => {
      await waitFor(() => expect(screen.getByRole("row", { name: /DEUTSCHE_BANK/ })).toBeVisible());
      await expect(screen.queryByRole("row", { name: /NORDEA/ })).toBeNull();
    },
  },
);

/** Deleted by another user meanwhile. */
export const Gone = bank.refused((db) => void db.banks.delete(nordea(db).uuid), "This bank does not exist.");

export const WithoutRight = bank.forbidden("delete_banks", "operator-manager");

/** Opened from the bank's drawer: closes both, without asking about unsaved changes of the deleted bank. */
export const OverTheBank: SceneStory = {
  args: { at: (db) => `/?panel=bank-edit&uuid=${nordea(db).uuid}`, opens: undefined },
  play: async () => {
    const panel = await drawer();
    await userEvent.type(await panel.findByRole("textbox", { name: /English/ }), " Bank");
    await pressMore("Delete…");
    await bank.confirm();
    await screen.findByText("Bank deleted.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getAllByRole("row", { name: /DEUTSCHE_BANK/ })[0]).toBeVisible());
  },
};
