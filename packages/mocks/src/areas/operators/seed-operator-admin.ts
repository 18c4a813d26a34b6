import type { components } from "@backoffice/api-client/contract";
import { affiliateDefaults } from "../affiliate/affiliate-defaults.ts";
import type { Random } from "../../db/random.ts";
import { cashbackDefaults } from "../cashback/seed-cashback.ts";
import { ago, randomOf, type World } from "../../db/world.ts";
import type { OperatorRow } from "./operator-row.ts";
import type { OperatorExtras, OperatorTables } from "./operator-tables.ts";

type Schemas = components["schemas"];

const CURRENCIES = ["EUR", "USD", "SEK", "NOK", "TRY", "BRL", "INR", "JPY", "GBP", "USDT"];

/** The operator with the accounts to sign in as, and its brands. */
const isFirst = ({ opId, parentOpId }: Pick<OperatorRow, "opId" | "parentOpId">): boolean =>
  opId === "op-nordlys" || parentOpId === "op-nordlys";

/** An operator's top-up currencies other than US dollars. */
const topUpCurrencies = (random: Random): string[] => ["TRX", "USDT"].filter(() => random.chance(0.3));

const extras = (world: World, random: Random, { opId, parentOpId }: OperatorRow): OperatorExtras => ({
  allowedCurrenciesToPlay: ["USDT", ...CURRENCIES.slice(0, 8).filter(() => random.chance(0.4))],
  cpgBillingWallets: { address: random.chance(0.85) ? `0x${random.text(40, "0123456789abcdef")}` : null },
  limits: { dailyTopupLimitInUSD: 500 * (1 + random.int(40)) },
  extraData: {
    additionalTopupCurrencies: isFirst({ opId, parentOpId }) ? ["EUR", "TRX", "BTC", "JPY"] : topUpCurrencies(random),
  },
  domainsLimit: 1 + random.int(10),
  createdAt: ago(world, 86_400 * 30 + random.int(86_400 * 900)),
  hasCrawlerKey: opId === "op-nordlys" || random.chance(0.85),
});

/** The settings of a new operator. */
export const startSettings = (opId: string): Required<Schemas["OperatorSettings"]> => ({
  opId,
  affiliates: affiliateDefaults,
  cashback: { ...cashbackDefaults, autoApproval: false },
});

/** Whether claims are paid at once: at the first operator, not at the last, so that both cases exist in every scenario. */
const autoApproval = (random: Random, index: number, count: number) =>
  index === 0 || (random.chance(0.6) && index < count - 1);

const settings = (random: Random, opId: string, isAutomatic: boolean): Required<Schemas["OperatorSettings"]> => {
  const { affiliates, cashback } = startSettings(opId);
  return {
    opId,
    affiliates: {
      ...affiliates,
      affiliatesAdminFeePercentage: 5 * random.int(4),
      minWithdrawableAmountInUSD: 5 * (1 + random.int(4)),
      levelSettings: affiliates.levelSettings.slice(0, 2 + random.int(3)),
    },
    cashback: { ...cashback, autoApproval: isAutomatic },
  };
};

/** Settings and further fields of operators and brands. */
export const seedOperatorAdmin = (world: World): OperatorTables => {
  const random = randomOf(world, "operator-tables");
  const rows = [...world.operators.values()];
  return {
    extras: new Map(rows.map((row) => [row.opId, extras(world, random, row)])),
    settings: new Map(
      rows.map(({ opId }, index) => [opId, settings(random, opId, autoApproval(random, index, rows.length))]),
    ),
  };
};
