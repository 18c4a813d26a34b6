import type { WriteId } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { undoNewest } from "#kit/submit/undoable.ts";
import { shownDialog } from "#testing/on-screen.ts";
import type { Staged } from "#testing/staged.ts";
import { sentTo, valueFrom, type Request, type Sentence } from "./sent.ts";

/** Presses Undo in the toast, and its shortcut at the same time. */
const pressTwice = async () => {
  const button = await screen.findByRole("button", { name: "Undo", hidden: true });
  button.click();
  undoNewest();
};

/** Undo pressed twice → the reverse call is sent once, with exactly this input, and its toast is shown. */
export const expectUndone = async <const Id extends WriteId>(
  loaded: Staged,
  reverse: Id,
  { request, says }: { request: Request<Id>; says: Sentence },
): Promise<void> => {
  const before = sentTo(loaded, reverse).length;
  await pressTwice();
  await waitFor(() => expect(screen.getByText(valueFrom(says, loaded.db) as RegExp)).toBeVisible());
  await expect(sentTo(loaded, reverse).slice(before)).toEqual([valueFrom(request, loaded.db)]);
};

/** A colleague changes the record before Undo is pressed → the conflict is shown, nothing is sent. */
export const expectNotUndone = async (
  loaded: Staged,
  reverse: WriteId,
  { meanwhile, change }: { meanwhile: (db: Db) => void; change: Sentence },
): Promise<void> => {
  const before = sentTo(loaded, reverse).length;
  meanwhile(loaded.db);
  await pressTwice();
  await waitFor(() =>
    expect(shownDialog("Unable To Undo").getByText(valueFrom(change, loaded.db) as RegExp)).toBeVisible(),
  );
  await expect(shownDialog("Unable To Undo").getByText(/^Another user has changed this record/)).toBeVisible();
  await expect(sentTo(loaded, reverse)).toHaveLength(before);
};
