import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const NONE = "00000000-0000-4000-8000-000000000000";

const unusedOf = (db: Db) =>
  [...db.bonus.bonuses.values()].find((it) =>
    [...db.bonus.claims.values()].every((one) => one.bonusId !== it.bonusId || one.status !== "ACTIVE"),
  )!;
const endedOf = (db: Db) => [...db.bonus.releases.values()].find((it) => it.status !== "RUNNING")!;
const idleFormOf = (db: Db) =>
  [...db.bonus.forms.values()].find((it) =>
    [...db.bonus.requests.values()].every((one) => one.bonusId !== it.bonusId || one.status !== "PENDING"),
  )!;
const openOf = (db: Db) => [...db.bonus.requests.values()].find((it) => it.status === "PENDING")!;
const prizeOf = (db: Db) => [...db.tournaments.winners.values()].find((it) => it.status === "PENDING")!;
const quietOf = (db: Db) =>
  [...db.tournaments.tournaments.values()].find((it) =>
    [...db.tournaments.winners.values()].every((one) => one.tournamentId !== it.id),
  )!;

/** The fields of a decision on an open request. */
const decisionOn = (db: Db) => {
  const { opId, bonusId, playerCode } = openOf(db);
  return { opId, bonusId, playerCode, note: "Seen." };
};

/** Bonuses and tournaments. */
export const bonusReads = (db: Db) => {
  const bonuses = [unusedOf(db)?.bonusId ?? NONE, ...every(db.bonus.bonuses.keys(), 10), NONE];
  const releases = [endedOf(db)?.bonusId ?? NONE, ...every(db.bonus.releases.keys(), 10), NONE];
  const forms = [
    idleFormOf(db)?.bonusId ?? NONE,
    openOf(db)?.bonusId ?? NONE,
    ...every(db.bonus.forms.keys(), 10),
    NONE,
  ];
  const requests = [openOf(db)?.requestId ?? NONE, ...every(db.bonus.requests.keys(), 10), NONE];
  const winners = [prizeOf(db)?.winnerId ?? NONE, ...every(db.tournaments.winners.keys(), 10), NONE];
  const tournaments = [
    quietOf(db)?.id ?? NONE,
    prizeOf(db)?.tournamentId ?? NONE,
    ...every(db.tournaments.tournaments.keys(), 10),
    NONE,
  ];
  return {
    listBonuses: [{ body: PAGE }, { body: { ...SMALL, type: "DEPOSIT_BONUS", status: "ACTIVE", sortBy: "title" } }],
    showBonus: bonuses.map((bonusId) => ({ body: { bonusId } })),
    listBonusReleases: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, status: "ENDED", sortBy: "endTime" } },
    ],
    showBonusRelease: releases.map((bonusId) => ({ body: { bonusId } })),
    listBonusClaims: [{ body: PAGE }, { body: { ...PAGE, status: "ACTIVE", isTest: false, sortBy: "wageredInUSD" } }],
    listBonusTransactions: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, transactionSubType: "MANUAL_BONUS", status: "CONFIRMED" } },
    ],
    listBonusForms: [{ body: PAGE }, { body: { ...SMALL, status: "ACTIVE", sortBy: "pendingCount" } }],
    showBonusForm: forms.map((bonusId) => ({ body: { bonusId } })),
    listBonusFormRequests: [
      { body: { ...PAGE, isDecided: false } },
      { body: { ...PAGE, isDecided: true, sortBy: "decidedAt" } },
    ],
    showBonusFormRequest: requests.map((requestId) => ({ body: { requestId } })),
    listTournaments: [
      { body: PAGE },
      { body: { ...SMALL, status: "ACTIVE", category: "CASINO", sortBy: "prizePool" } },
    ],
    showTournament: tournaments.map((id) => ({ body: { id } })),
    listTournamentWinners: [{ body: PAGE }, { body: { ...PAGE, status: "PENDING", sortBy: "rank" } }],
    showTournamentWinner: winners.map((winnerId) => ({ body: { winnerId } })),
  } satisfies Reads;
};

const TERMS = {
  title: "Effect",
  description: null,
  prizeType: "CASH",
  bonusAmountInUSD: 20,
  bonusPercentage: null,
  minDepositInUSD: null,
  wagerRequirement: 5,
  daysToUse: 7,
  startTime: "2026-10-01T00:00:00Z",
  endTime: "2026-10-31T00:00:00Z",
} as const;
const BONUS = { opId: "op-nordlys", type: "MANUAL_BONUS", status: "ACTIVE", ...TERMS } as const;
const RELEASE = { opId: "op-nordlys", type: "release", ...TERMS, playersCount: 1000 } as const;
const FORM = {
  opId: "op-nordlys",
  title: "Effect",
  description: null,
  prizeType: "CASH",
  bonusAmountInUSD: 20,
  status: "ACTIVE",
  fields: [{ key: "reason", label: "Why?", isRequired: true }],
} as const;
const TOURNAMENT = {
  opId: "op-nordlys",
  title: "Effect",
  description: null,
  category: "SPORTS",
  currency: "EUR",
  minWagerInUSD: 10,
  prizes: [{ fromRank: 1, toRank: 2, amount: 100.5 }],
  startTime: "2026-11-01T00:00:00Z",
  endTime: "2026-12-01T00:00:00Z",
} as const;

export const bonusWrites = {
  createBonus: () => ({ body: BONUS }),
  updateBonus: (db) => ({ body: { ...BONUS, bonusId: unusedOf(db).bonusId, opId: unusedOf(db).opId } }),
  deleteBonus: (db) => ({ query: { bonusId: unusedOf(db).bonusId, opId: unusedOf(db).opId } }),
  cloneBonus: () => ({ body: { ...BONUS, targetOpId: "br-polaris" } }),
  createBonusRelease: () => ({ body: RELEASE }),
  updateBonusRelease: (db) => ({ body: { ...RELEASE, bonusId: endedOf(db).bonusId, opId: endedOf(db).opId } }),
  deleteBonusRelease: (db) => ({ query: { bonusId: endedOf(db).bonusId, opId: endedOf(db).opId } }),
  cloneBonusRelease: () => ({ body: { ...RELEASE, targetOpId: "br-polaris" } }),
  createBonusForm: () => ({ body: { ...FORM, fields: [...FORM.fields] } }),
  updateBonusForm: (db) => {
    const { bonusId, opId } = idleFormOf(db);
    return { body: { ...FORM, fields: [...FORM.fields], bonusId, opId } };
  },
  deleteBonusForm: (db) => ({ query: { bonusId: idleFormOf(db).bonusId, opId: idleFormOf(db).opId } }),
  decideBonusFormRequest: [
    (db) => ({ body: { action: "APPROVE", ...decisionOn(db), amountInUSD: 5000 } }),
    (db) => ({ body: { action: "REJECT", ...decisionOn(db) } }),
  ],
  createTournament: () => ({ body: { ...TOURNAMENT, prizes: [...TOURNAMENT.prizes] } }),
  updateTournament: (db) => {
    const { id, opId } = quietOf(db);
    return { body: { ...TOURNAMENT, prizes: [...TOURNAMENT.prizes], id, opId } };
  },
  deleteTournament: (db) => ({ query: { id: quietOf(db).id } }),
  payTournamentPrize: (["approve", "reject"] as const).map((type) => (db: Db) => {
    const { winnerId, playerCode } = prizeOf(db);
    return { body: { type, winnerId, playerCode, noteForThePlayer: "Well played!" } };
  }),
} satisfies Writes;
