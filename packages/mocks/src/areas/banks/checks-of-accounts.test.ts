import { expect, test } from "vitest";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

/** A bank account and its player, as given, in a mock server of its own. */
const accountOf = (
  holder: string,
  { isBlocked, ibanIsDuplicated }: { isBlocked: boolean; ibanIsDuplicated: boolean },
) => {
  const backend = fixedBackend({ scenario: "small" });
  const { db } = backend;
  const account = [...db.bankAccounts.values()].find(({ player }) => !player.isTest)!;
  const { uuid, player } = account;
  const row = db.players.get(player.playerId)!;
  db.players.set(player.playerId, {
    ...row,
    isBlocked,
    isDeleted: false,
    profile: { ...row.profile, firstName: "Camille", lastName: "Solberg" },
  });
  db.bankAccounts.set(uuid, { ...account, nameOnCard: holder, ibanIsDuplicated, cardNumberIsDuplicated: false });
  return { backend, uuid, player };
};

test("checks of bank accounts: player blocked, another holder, number of another account → most severe first", async () => {
  const { backend, uuid, player } = accountOf("Nora Lindqvist", { isBlocked: true, ibanIsDuplicated: true });
  const body = { page: 1, itemsPerPage: 200, opId: "*", playerCode: player.playerCode };
  const { data } = await callOperation(backend, "listBankAccounts", { body });
  const checks = ["PLAYER_BLOCKED", "HOLDER_DIFFERS", "DUPLICATE_NUMBER"];
  expect(data.items.find((it) => it.uuid === uuid)!.checks).toEqual(checks);
  expect((await callOperation(backend, "showBankAccount", { body: { uuid } })).data.checks).toEqual(checks);
});

test("checks of bank accounts: holder in another order and case → none", async () => {
  const { backend, uuid } = accountOf("SOLBERG Camille", { isBlocked: false, ibanIsDuplicated: false });
  expect((await callOperation(backend, "showBankAccount", { body: { uuid } })).data.checks).toEqual([]);
});
