import { useDeleteBank, useReconcileBetDebit, type components } from "@backoffice/api-client";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { debit } from "#testing/rows/bet-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import { nordea } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { ownDialog } from "#testing/stories/own-panel.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { HOSTILE_TEXT, writeStates } from "#testing/stories/write-states.ts";
import { ConfirmPanel } from "../confirm-panel.tsx";

type Schemas = components["schemas"];
type Props<Params> = { params: Params; open: boolean; close: () => void };

const DeletePanel = ({ params: { bank, name }, ...panel }: Props<{ bank: Schemas["Bank"]; name?: string }>) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="bank"
    name={name ?? bank.key}
    write={useDeleteBank()}
    input={{ query: { uuid: bank.uuid, opId: bank.opId } }}
    success="Bank deleted."
    after={{ goTo: "/withdraw/bank-list" }}
  >
    Delete <strong>{name ?? bank.key}</strong>.
  </ConfirmPanel>
);

const MoneyPanel = ({ params: { txId, player }, ...panel }: Props<Schemas["BetDebit"]>) => (
  <ConfirmPanel
    {...panel}
    title="Delete bank"
    verb="Take"
    noun="debit"
    confirmLabel="Delete NORDEA"
    write={useReconcileBetDebit()}
    input={{ body: { txId, playerCode: player.playerCode } }}
    success="Debit reconciled."
  >
    Take what is owed.
  </ConfirmPanel>
);

export default {
  ...staging,
  title: "Patterns/Confirmation panel",
  args: ownDialog(DeletePanel, (db) => ({ bank: nordea(db) })),
} satisfies SceneMeta;

export const Default = look();

const bank = confirmation({
  title: "Delete bank",
  button: /Delete (NORDEA|bank)/,
  write: "deleteBank",
  failure: "Unable To Delete Bank",
});
const states = writeStates({
  write: "deleteBank",
  act: bank.confirm,
  button: bank.button,
  failure: "Unable To Delete Bank",
  role: "alertdialog",
});

/** Opened → button with verb and name, focus on Cancel. */
export const Asked: SceneStory = {
  play: async () => {
    const question = await dialog("Delete bank");
    await expect(question.getByRole("button", { name: "Delete NORDEA" })).toBeEnabled();
    await expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  },
};

/** Cancel or Escape → nothing is sent. */
export const Cancelled: SceneStory = {
  play: async ({ loaded }) => {
    await userEvent.click((await bank.question()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(sentTo(loaded, "deleteBank")).toEqual([]);
  },
};

/** Confirmed → sent once, toast, next page with its query string. */
export const Done: SceneStory = {
  args: { at: "/?opId=op-nordlys" },
  play: async ({ loaded }) => {
    const { uuid, opId } = nordea(loaded.db);
    await bank.confirm();
    await waitFor(() => expect(screen.getByText("Bank deleted.")).toBeVisible());
    await waitFor(() => expect(screen.getByRole("row", { name: /DEUTSCHE_BANK/ })).toBeVisible());
    await expect(sentTo(loaded, "deleteBank")).toEqual([{ query: { uuid, opId } }]);
    await expect(loaded.history.location).toMatchObject({
      pathname: "/withdraw/bank-list",
      search: "?opId=op-nordlys",
    });
  },
};

/** Record is gone already → message of the server, the dialog stays. */
export const SomebodyElseWasFaster = bank.refused(
  (db) => void db.banks.delete(nordea(db).uuid),
  "This bank does not exist.",
);

export const Submitting = look(states.saving, { plays: true });
export const Refused = states.refused;
export const ServerRejected = look(states.refusedSilently, { plays: true });
export const Forbidden = look(
  states.forbidden("operator-manager", /You need the permission delete_banks/, async () => {}),
);
export const ForbiddenByServer = states.forbiddenByServer;
export const UnknownOutcome = look(states.unknownOutcome, { plays: true });
export const MoneyLocked = states.moneyLocked(
  { ...ownDialog(MoneyPanel, (db) => debit(db, true)), scenario: "small" },
  "reconcileBetDebit",
);

/** Name too long for the button → only in the sentence. */
export const LongContent = look(
  states.hostileTexts(ownDialog(DeletePanel, (db) => ({ bank: nordea(db), name: HOSTILE_TEXT }))),
);
export const RightToLeft = states.rightToLeft;
