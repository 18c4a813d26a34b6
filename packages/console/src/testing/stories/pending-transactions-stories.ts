import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { comeBackUntil } from "#testing/come-back.ts";
import { dialog, drawer, firstRow, shownDrawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";

type Row = Db["transactions"]["transactions"] extends Map<string, infer R> ? R : never;

/** One of two decisions: dialog title, last button and toast. */
type Decision = { asks: string; button: RegExp; says: string };

type Queue = {
  type: Row["transactionType"];
  approve: Decision;
  reject: Decision & { field: RegExp; text: string };
  /** Prepares the tables of every story. */
  arrange?: (db: Db) => void;
};

/** Presses a button as soon as it is enabled. */
export const pressReady = async (name: RegExp): Promise<void> => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(button);
};

/** The pending transactions of a type, oldest first, without deleted ones. */
export const waitingOf = (db: Db, type: Row["transactionType"]): Row[] =>
  [...db.transactions.transactions.values()]
    .filter((it) => it.transactionType === type && it.status === "PENDING" && !it.isDeleted)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** The waiting-time cell of a row: a dash once it was decided. */
const waitingCell = ({ txId }: Row) => document.querySelector(`tr[data-row-id="${txId}"] [data-column="createdAt"]`);

const checkboxOf = ({ txId }: Row) =>
  document.querySelector<HTMLInputElement>(`tr[data-row-id="${txId}"] [data-slot="checkbox"]`)!;

/** The stories of a transaction queue: pending rows, decisions by keyboard and from the row, decisions of others. */
export const pendingTransactionsStories = ({ type, approve, reject, arrange = () => undefined }: Queue) => {
  const waiting = (db: Db) => waitingOf(db, type);
  const openFirst = async () => {
    (await firstRow()).focus();
    await userEvent.keyboard("{Enter}");
    return drawer();
  };
  const args: Partial<Scene> = { arrange };
  return {
    /** Only pending rows, oldest first: no other statuses, no deleted rows, no status filter. */
    oldestFirst: {
      args: {
        arrange: (db) => {
          arrange(db);
          changeTransaction(db, waiting(db)[1]!, { isDeleted: true });
        },
      },
      play: async ({ loaded: { db } }) => {
        await firstRow();
        const ids = [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map((row) => row.dataset["rowId"]);
        await expect(ids).toEqual(
          waiting(db)
            .map(({ txId }) => txId)
            .slice(0, ids.length),
        );
        await expect(screen.queryByLabelText("Status")).toBeNull();
        await expect(screen.queryByRole("button", { name: "Oldest waiting first" })).toBeNull();
      },
    } satisfies SceneStory,

    /** By keyboard: open, approve → the next record opens, decided rows stay. */
    clearedByKeys: {
      args,
      play: async ({ loaded: { db } }) => {
        const [first, second] = waiting(db);
        await (await openFirst()).findByTitle(first!.txId);
        await userEvent.keyboard("a");
        await dialog(approve.asks);
        await pressReady(approve.button);
        await waitFor(() => expect(screen.getByText(approve.says)).toBeVisible());
        await waitFor(() => expect(shownDrawer().getByTitle(second!.txId)).toBeVisible());
        await expect(db.transactions.transactions.get(first!.txId)?.status).toBe("CONFIRMED");
        // Behind the drawer.
        await waitFor(() => expect(waitingCell(first!)).toHaveTextContent("Confirmed"));
      },
    } satisfies SceneStory,

    /** Approved in the drawer → the next record opens. */
    approvedInTheDrawer: {
      args,
      play: async ({ loaded: { db } }) => {
        const [first, second] = waiting(db);
        await (await openFirst()).findByTitle(first!.txId);
        await pressReady(approve.button);
        await waitFor(() => expect(screen.getByText(approve.says)).toBeVisible());
        await waitFor(() => expect(shownDrawer().getByTitle(second!.txId)).toBeVisible());
        await expect(db.transactions.transactions.get(first!.txId)?.status).toBe("CONFIRMED");
      },
    } satisfies SceneStory,

    /** Rejected in the drawer, after its reason is written. */
    rejectedInTheDrawer: {
      args,
      play: async ({ loaded: { db } }) => {
        const [first, second] = waiting(db);
        const panel = await openFirst();
        await panel.findByTitle(first!.txId);
        await waitFor(() =>
          expect(panel.getByRole("button", { name: reject.button })).toHaveAttribute("aria-disabled", "true"),
        );
        await userEvent.type(panel.getByRole("textbox", { name: reject.field }), reject.text);
        await pressReady(reject.button);
        await waitFor(() => expect(screen.getByText(reject.says)).toBeVisible());
        await waitFor(() => expect(shownDrawer().getByTitle(second!.txId)).toBeVisible());
        await expect(db.transactions.transactions.get(first!.txId)?.status).toBe("REJECTED");
      },
    } satisfies SceneStory,

    /** Rejected from the row → no drawer opens, the row stays with its new state and is no longer selected or counted. */
    rejectedFromTheRow: {
      args,
      play: async ({ loaded: { db } }) => {
        const [first, second] = waiting(db);
        const count = waiting(db).length;
        await firstRow();
        await userEvent.click(checkboxOf(first!));
        await userEvent.click(checkboxOf(second!));
        await waitFor(() => expect(screen.getByText("2 selected")).toBeVisible());
        (await firstRow()).focus();
        await userEvent.keyboard("r");
        const asks = await dialog(reject.asks);
        await userEvent.type(asks.getByRole("textbox", { name: reject.field }), reject.text);
        await pressReady(reject.button);
        await waitFor(() => expect(screen.getByText(reject.says)).toBeVisible());
        await expect(db.transactions.transactions.get(first!.txId)?.status).toBe("REJECTED");
        await expect(screen.queryByRole("dialog")).toBeNull();
        await waitFor(() => expect(waitingCell(first!)).toHaveTextContent("Rejected"));
        await expect(checkboxOf(first!)).toBeDisabled();
        await expect(checkboxOf(first!)).not.toBeChecked();
        await expect(screen.getByText("1 selected")).toBeVisible();
        await expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent(
          `of ${String(count - 1)} · 1 decided just now`,
        );
      },
    } satisfies SceneStory,

    /** A colleague decides the open record → it says so, the buttons are removed. */
    decidedByOthers: {
      args,
      play: async ({ loaded: { db } }) => {
        const [first] = waiting(db);
        const panel = await openFirst();
        await panel.findByRole("button", { name: approve.button });
        changeTransaction(db, first!, { status: "REJECTED", rejectedBy: "Priya" });
        await comeBackUntil(() => void panel.getByText("Priya"));
        await expect(panel.getByText("Priya")).toBeVisible();
        await expect(panel.queryByRole("button", { name: approve.button })).toBeNull();
      },
    } satisfies SceneStory,
  };
};
