import type { Db } from "../db/db.ts";
import type { Random } from "../db/random.ts";
import { hostileGames } from "./hostile-games.ts";
import { hostileTexts } from "./hostile-texts.ts";
import type { Scenario } from "./scenario.ts";
import type { BankAccountRow } from "../areas/banks/bank-account-row.ts";
import type { BankRow } from "../areas/banks/bank-row.ts";
import type { PlayerRow } from "../areas/players/player-row.ts";

/** Sometimes a state that the console does not know: open enumerations (`x-open-enum`) may gain values. */
const unknownStatus = (known: string, random: Random) => (random.chance(0.05) ? "ON_HOLD" : known);

const account = (row: BankAccountRow, random: Random): BankAccountRow => {
  const username = random.chance(0.5) ? null : random.pick(hostileTexts);
  const hostile: BankAccountRow = {
    ...row,
    status: unknownStatus(row.status, random) as BankAccountRow["status"],
    player: { ...row.player, username },
    bankName: random.pick(hostileTexts),
    nameOnCard: random.pick(hostileTexts),
    accountNumber: random.pick(hostileTexts),
    approvedBy: row.approvedBy && random.pick(hostileTexts),
    rejectedBy: row.rejectedBy && random.pick(hostileTexts),
    noteForThePlayer: row.noteForThePlayer && random.pick(hostileTexts).slice(0, 200),
  };
  if (random.chance(0.7)) return hostile;
  // Every nullable field is null.
  const nothing = {
    nameOnCard: null,
    cardNumber: null,
    iban: null,
    accountNumber: null,
    approvedBy: null,
    rejectedBy: null,
    confirmedAt: null,
    noteForThePlayer: null,
  };
  return { ...hostile, ...nothing, cardNumberIsDuplicated: false, ibanIsDuplicated: false };
};

const bank = (row: BankRow, random: Random): BankRow => ({
  ...row,
  key: random.chance(0.2) ? `${row.key}${"_VERY_LONG-KEY".repeat(4)}`.slice(0, 60) : row.key,
  bankName: { ...row.bankName, en: random.pick(hostileTexts).slice(0, 200) || " ", ar: "بنك ".repeat(20) },
  order: random.chance(0.1) ? 99_999_999 : row.order,
  status: unknownStatus(row.status, random) as BankRow["status"],
});

const player = (row: PlayerRow, random: Random): PlayerRow => ({
  ...row,
  username: random.chance(0.4) ? null : random.pick(hostileTexts),
  email: random.chance(0.4) ? null : row.email,
});

const changeAll = <Row>(table: Map<string, Row>, change: (row: Row) => Row) => {
  for (const [id, row] of table) table.set(id, change(row));
};

/** Hostile texts, unknown enumeration values, and null in every nullable field. */
export const hostile: Scenario = {
  id: "hostile",
  title: "Hostile",
  description:
    "Very long names, right-to-left text, emoji, HTML and script as text, unknown states, null wherever it may be.",
  sizes: { operators: 24, brands: 60, players: 500, bankAccounts: 400, banks: 120, scale: 0.3 },
  transform: (db: Db, random) => {
    // Ids stay, except one brand's, so that the accounts to sign in as keep their operators.
    changeAll(db.operators, (row) =>
      random.chance(0.5)
        ? { ...row, title: random.pick(hostileTexts), allowedLangs: [...new Set([...row.allowedLangs, "ar"])] }
        : row,
    );
    changeAll(db.players, (row) => player({ ...row, opTitle: db.operators.get(row.opId)?.title ?? row.opId }, random));
    changeAll(db.banks, (row) => bank(row, random));
    changeAll(db.bankAccounts, (row) => account(row, random));
    db.notifications = [{ content_en: hostileTexts.join(" ") }, { content_en: "" }];
    hostileGames(db, random);
  },
};
