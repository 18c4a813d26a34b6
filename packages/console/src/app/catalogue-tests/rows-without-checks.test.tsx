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

test("pending withdrawals, rows without checks: three filtered lists for the page, none per row", async () => {
  const at = "/withdraw/pending";
  const scene = setScene({ at }, {});
  const backend = storyBackend(scene);
  const { db } = backend;
  const pending = [...db.transactions.transactions.values()].filter(
    (it) => it.transactionType === "WITHDRAW" && it.status === "PENDING" && !it.isDeleted,
  );
  const oldest = pending.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0]!;
  const { playerId } = oldest.player;
  db.players.set(playerId, { ...db.players.get(playerId)!, isBlocked: true });
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = await callOf(request.clone());
    if (call) calls.push(call);
    const response = await backend.fetch(request);
    return call?.id === "listWithdrawals" ? withoutChecks(response) : response;
  });
  const staged = { backend, db, calls, history: createMemoryHistory({ initialEntries: [at] }) };
  render(<Stage {...scene} staged={staged} client={createQueryClient()} />);
  await waitFor(() =>
    expect(document.querySelector(`tr[data-row-id="${oldest.txId}"] [data-column=checks]`)?.textContent).toContain(
      "Player blocked",
    ),
  );
  const asked = calls.filter(({ id }) => ["listPlayers", "listRiskReport", "getPlayer"].includes(id));
  expect(asked.map(({ id }) => id).toSorted()).toEqual(["listPlayers", "listPlayers", "listRiskReport"]);
});
