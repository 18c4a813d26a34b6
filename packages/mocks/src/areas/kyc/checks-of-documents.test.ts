import { expect, test } from "vitest";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

const BODY = { page: 1, itemsPerPage: 200, opId: "*", status: "PENDING" } as const;

test("checks of documents: player blocked, another name, a withdrawal waits → said, most severe first", async () => {
  const backend = fixedBackend({ scenario: "small" });
  const { db } = backend;
  const item = [...db.kyc.items.values()].find(({ kycStatus }) => kycStatus === "PENDING")!;
  const { kycId, playerId } = item;
  db.kyc.items.set(kycId, { ...item, optionType: "PERSONAL_DETAILS" });
  const player = db.players.get(playerId)!;
  db.players.set(playerId, {
    ...player,
    isBlocked: true,
    profile: { ...player.profile, firstName: "Camille", lastName: "Solberg", birthDate: "1990-05-04" },
  });
  db.kyc.corrections.set(kycId, { firstName: "Camille", lastName: "Lindqvist", birthDate: "1990-05-04" });
  const tx = [...db.transactions.transactions.values()].find(({ transactionType }) => transactionType === "WITHDRAW")!;
  db.transactions.transactions.set(tx.txId, {
    ...tx,
    status: "PENDING",
    isDeleted: false,
    player: { ...tx.player, playerId },
  });
  const { data } = await callOperation(backend, "listDocuments", { body: BODY });
  const { checks } = data.items.find((it) => it.kycId === kycId)!;
  expect(checks?.filter((it) => it !== "TEST_PLAYER")).toEqual([
    "PLAYER_BLOCKED",
    "NAME_DIFFERS",
    "WITHDRAWAL_WAITING",
  ]);
});

test("checks of documents: decided → none", async () => {
  const backend = fixedBackend({ scenario: "small" });
  const { data } = await callOperation(backend, "listDocuments", { body: { ...BODY, status: "CONFIRMED" } });
  expect(data.items.length).toBeGreaterThan(0);
  expect(data.items.every(({ checks }) => checks?.length === 0)).toBe(true);
});
