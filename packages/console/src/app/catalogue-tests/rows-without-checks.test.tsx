import { render, waitFor } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { afterEach, expect, test, vi } from "vitest";
import { callOf, type Call } from "#testing/backend/record-calls.ts";
import { setScene } from "#testing/backend/set-scene.ts";
import { storyBackend } from "#testing/backend/story-backend.ts";
import { Stage } from "#testing/panels/stage.tsx";
import { createQueryClient } from "../query-client.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Removes `checks` from the rows, as a server without the field answers. */
const withoutChecks = async (response: Response): Promise<Response> => {
  const body = (await response.json()) as { data: { items: { checks?: unknown }[] } };
  for (const row of body.data.items) delete row.checks;
  return Response.json(body, { status: response.status });
};

type Db = ReturnType<typeof storyBackend>["db"];

const oldestWithdrawal = (db: Db) => {
  const pending = [...db.transactions.transactions.values()].filter(
    (it) => it.transactionType === "WITHDRAW" && it.status === "PENDING" && !it.isDeleted,
  );
  const { txId, player } = pending.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0]!;
  return { rowId: txId, playerId: player.playerId };
};

const oldestDocument = (db: Db) => {
  const pending = [...db.kyc.items.values()].filter(({ kycStatus }) => kycStatus === "PENDING");
  const { kycId, playerId } = pending.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0]!;
  return { rowId: kycId, playerId };
};

const LISTS = ["listPlayers", "listRiskReport", "listWithdrawals"];

test.each([
  ["/withdraw/pending", "listWithdrawals", oldestWithdrawal, "Player blocked", "listRiskReport"],
  ["/documentsV2?status=PENDING", "listDocuments", oldestDocument, "Blocked", "listWithdrawals"],
] as const)(
  "list %s: rows without checks → three filtered lists for the page, none per row",
  async (at, read, of, said, other) => {
    const scene = setScene({ at }, {});
    const backend = storyBackend(scene);
    const { db } = backend;
    const { rowId, playerId } = of(db);
    db.players.set(playerId, { ...db.players.get(playerId)!, isBlocked: true });
    const calls: Call[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      const call = await callOf(request.clone());
      if (call) calls.push(call);
      const response = await backend.fetch(request);
      return call?.id === read ? withoutChecks(response) : response;
    });
    const history = createMemoryHistory({ initialEntries: [at] });
    const staged = { backend, db, calls, history, client: createQueryClient() };
    render(<Stage {...scene} staged={staged} />);
    await waitFor(() =>
      expect(document.querySelector(`tr[data-row-id="${rowId}"] [data-column=checks]`)?.textContent).toContain(said),
    );
    const ids = calls.map(({ id }) => id).filter((id) => id !== read && (LISTS.includes(id) || id === "getPlayer"));
    expect(ids.toSorted()).toEqual(["listPlayers", "listPlayers", other].toSorted());
  },
);
