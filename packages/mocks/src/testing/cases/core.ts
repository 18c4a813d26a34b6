import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const NEW = { opId: "op-nordlys", key: "EFFECT", bankName: { en: "Effect" }, order: 3, status: "ACTIVE" } as const;
const bankOf = (db: Db) => [...db.banks.values()][0]!;
const accountOf = (db: Db) => [...db.bankAccounts.values()].find((it) => it.status === "PENDING" && !it.isDeleted)!;

/** Session, operators, shell, banks, bank accounts, players. */
export const coreReads = (db: Db) => {
  const accounts = every(db.bankAccounts.values(), 30);
  const players = every(db.players.values(), 20);
  const none = "00000000-0000-4000-8000-000000000000";
  return {
    getSession: [undefined],
    listMyOperators: [undefined],
    checkMe: [undefined],
    getMyOperator: [{ body: {} }],
    showOperator: [...db.operators.keys(), "op-nowhere"].map((opId) => ({ body: { opId } })),
    listMenu: [undefined],
    getBadges: [
      {},
      { query: { opId: "op-nordlys" } },
      { query: { opId: "op-nordlys", includeBrands: true } },
      { query: { opId: "br-polaris" } },
    ],
    getWaiting: [{}, { query: { opId: "op-nordlys", includeBrands: true } }, { query: { opId: "br-polaris" } }],
    getRates: [undefined],
    listNotifications: [undefined],
    listTooltips: [{}, { query: { opId: "br-polaris" } }],
    listBanks: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, sortBy: "bankName", sortDirection: "desc" } },
      { body: { ...PAGE, status: "INACTIVE", search: "bank" } },
    ],
    showBank: [bankOf(db)?.uuid ?? none, ...every(db.banks.keys(), 30), none].map((uuid) => ({ body: { uuid } })),
    listBankAccounts: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, status: "PENDING", sortBy: "confirmedAt", sortDirection: "asc" } },
      { body: { ...PAGE, isTest: true, isDeleted: false, isDuplicated: true, search: "de" } },
    ],
    showBankAccount: [accountOf(db)?.uuid ?? none, ...accounts.map((it) => it.uuid), none].map((uuid) => ({
      body: { uuid },
    })),
    getPlayer: [
      ...players.map(({ playerId }) => ({ body: { playerId } })),
      ...players.map(({ playerCode }) => ({ body: { playerCode } })),
      { body: { playerId: "nobody" } },
    ],
    searchPlayers: [
      { body: { search: "example" } },
      { body: { search: "ex", opId: "op-nordlys", includeBrands: true } },
    ],
  } satisfies Reads;
};

export const coreWrites = {
  createBank: () => ({ body: NEW }),
  updateBank: (db) => {
    const { opId, ...dto } = bankOf(db);
    return { body: { opId, dto: { ...dto, order: dto.order + 1 } } };
  },
  deleteBank: (db) => ({ query: { uuid: bankOf(db).uuid, opId: bankOf(db).opId } }),
  reviewBankAccount: (["approve", "reject"] as const).map((actionType) => (db: Db) => {
    const { uuid, player } = accountOf(db);
    return { body: { uuid, actionType, playerNote: "Seen.", playerCode: player.playerCode } };
  }),
} satisfies Writes;
