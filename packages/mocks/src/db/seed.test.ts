import { describe, expect, test } from "vitest";
import { createDb } from "../scenarios/create-db.ts";
import { bytes } from "../testing/bytes.ts";
import { cpuMs } from "../testing/cpu-ms.ts";
import { NOON } from "../testing/fixed-backend.ts";
import { isCardNumber, isIban } from "./words/numbers.ts";
import type { BankAccountRow } from "../areas/banks/bank-account-row.ts";

const DAY = 86_400_000;
const db = createDb("default", "backoffice", NOON);
const accounts = [...db.bankAccounts.values()];
const share = (fits: (row: BankAccountRow) => boolean) => accounts.filter(fits).length / accounts.length;

describe("seed", () => {
  test("seed: same name and time → identical bytes", () => {
    expect(bytes(createDb("default", "backoffice", NOON)) === bytes(db)).toBe(true);
  });

  test("seed: other name → other data; later time → dates shift", () => {
    expect(bytes(createDb("default", "other", NOON)) === bytes(db)).toBe(false);
    const later = createDb("default", "backoffice", NOON + DAY);
    const [id, row] = [...db.bankAccounts][0]!;
    expect(Date.parse(later.bankAccounts.get(id)!.createdAt) - Date.parse(row.createdAt)).toBe(DAY);
  });

  test("seed: row counts as configured", () => {
    const brands = [...db.operators.values()].filter((it) => it.parentOpId);
    expect([
      db.operators.size - brands.length,
      brands.length,
      db.players.size,
      db.bankAccounts.size,
      db.banks.size,
    ]).toEqual([24, 60, 5000, 3000, 120]);
  });

  test("seed: operators, players, banks and accounts → at most 500 ms", async () => {
    const fill = () => {
      const { banks, bankAccounts } = createDb("default", "timed", NOON);
      return banks.size + bankAccounts.size;
    };
    expect(await cpuMs(fill)).toBeLessThan(500);
  });

  test("seeded brands: listed after their operator, with a subset of its languages", () => {
    let current = "";
    for (const { opId, parentOpId, allowedLangs } of db.operators.values()) {
      current = parentOpId === null ? opId : current;
      expect([null, current]).toContain(parentOpId);
      expect(db.operators.get(current)!.allowedLangs).toEqual(expect.arrayContaining(allowedLangs));
      expect(allowedLangs[0]).toBe("en");
      expect(allowedLangs.length).toBeGreaterThanOrEqual(2);
      expect(allowedLangs.length).toBeLessThanOrEqual(8);
      expect(new Set(allowedLangs).size).toBe(allowedLangs.length);
    }
    expect(db.operators.get("br-polaris")?.parentOpId).toBe("op-nordlys");
  });

  test("seeded banks: unique keys, names only in the operator's languages", () => {
    const banks = [...db.banks.values()];
    expect(new Set(banks.map((it) => `${it.opId} ${it.key.toLowerCase()}`)).size).toBe(banks.length);
    for (const { opId, key, bankName } of banks) {
      expect(key).toMatch(/^[A-Za-z_-]+$/);
      expect(db.operators.get(opId)!.allowedLangs).toEqual(expect.arrayContaining(Object.keys(bankName)));
    }
  });
});

describe("seeded bank accounts", () => {
  test("seeded bank accounts: IBANs and card numbers are valid", () => {
    expect(accounts.filter((it) => it.iban && !isIban(it.iban))).toEqual([]);
    expect(accounts.filter((it) => it.cardNumber && !isCardNumber(it.cardNumber))).toEqual([]);
    expect(new Set(accounts.map((it) => it.iban?.slice(0, 2))).size).toBeGreaterThan(10);
  });

  test("seeded bank accounts: duplicate flags match the numbers", () => {
    for (const [value, flag] of [
      ["cardNumber", "cardNumberIsDuplicated"],
      ["iban", "ibanIsDuplicated"],
    ] as const) {
      const seen = Map.groupBy(accounts, (it) => it[value]);
      const wrong = accounts.filter((it) => it[flag] !== (it[value] !== null && seen.get(it[value])!.length > 1));
      expect(wrong).toEqual([]);
    }
    expect(share((it) => it.cardNumberIsDuplicated || it.ibanIsDuplicated)).toBeCloseTo(0.04, 1);
  });

  test("seeded bank accounts: reviewer, time and note are set only if decided", () => {
    for (const it of accounts) {
      expect([it.approvedBy !== null, it.rejectedBy !== null]).toEqual([
        it.status === "APPROVED",
        it.status === "REJECTED",
      ]);
      expect([it.confirmedAt === null, it.noteForThePlayer === null]).toEqual([
        it.status === "PENDING",
        it.status === "PENDING",
      ]);
    }
  });

  test("seeded bank accounts: decided after creation, not in the future", () => {
    const now = new Date(NOON).toISOString();
    expect(accounts.filter((it) => it.confirmedAt && (it.confirmedAt < it.createdAt || it.confirmedAt > now))).toEqual(
      [],
    );
  });

  test("seeded bank accounts: 25 % pending, 5 % deleted, last 90 days, player's operator", () => {
    expect(share((it) => it.status === "PENDING")).toBeCloseTo(0.25, 1);
    expect(share((it) => it.isDeleted)).toBeCloseTo(0.05, 1);
    for (const it of accounts) {
      const age = NOON - Date.parse(it.createdAt);
      expect(age > 0 && age <= 90 * DAY).toBe(true);
      expect(db.players.get(it.player.playerId)).toMatchObject({ ...it.player, opId: it.opId });
    }
  });
});
