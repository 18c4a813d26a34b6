import type { Backend } from "../../packages/mocks/src/backend.ts";

/** Changes the tables so that no check stops an approval: active players, own accounts (ruling 54). */
export const removeStops = (backend: Backend | undefined): void => {
  const { players, bankAccounts, transactions } = backend!.db;
  for (const player of players.values())
    players.set(player.playerId, { ...player, isBlocked: false, isDeleted: false });
  const nameOf = (playerId: string | undefined) => {
    const { firstName, lastName } = players.get(playerId ?? "")?.profile ?? {};
    return firstName && lastName ? `${firstName} ${lastName}` : null;
  };
  for (const account of bankAccounts.values())
    bankAccounts.set(account.uuid, { ...account, nameOnCard: nameOf(account.player.playerId) });
  for (const [txId, own] of transactions.withdrawals) {
    const holder = own.destination.holder && nameOf(transactions.transactions.get(txId)?.player.playerId);
    transactions.withdrawals.set(txId, { ...own, destination: { ...own.destination, holder } });
  }
};
