import { amount } from "../../db/money/amount.ts";
import { BANK_NAMES } from "../banks/bank-names.ts";
import { cardNumber } from "../../db/words/numbers.ts";
import { DEPOSIT_PROVIDERS, IN_COINS, ONE_OF_A_KIND, WITHDRAW_PROVIDERS } from "./payment-providers.ts";
import { DECIDERS, FIRST_NAMES, LAST_NAMES } from "../../db/words/people.ts";
import type { Random } from "../../db/random.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { OperatorRow } from "../operators/operator-row.ts";
import type {
  CardUserRow,
  DepositGatewayRow,
  PaymentsTables,
  UtopiaRow,
  WithdrawGatewayRow,
} from "./payments-tables.ts";

const DAY = 86_400;
const HEX = "0123456789ABCDEF";
const NAMES: Readonly<Record<string, string>> = {
  cpg: "Crypto",
  jb: "Bank transfer",
  tomani: "Tomani to card",
  utopia: "Utopia voucher",
  manual: "By hand",
  usdt: "Tether",
};

const nameOf = (provider: string) => NAMES[provider] ?? provider[0]!.toUpperCase() + provider.slice(1);

const gateway = (world: World, random: Random, place: OperatorRow, provider: string, order: number) => {
  const automatic = random.chance(0.8);
  return {
    uuid: random.uuid(),
    opId: place.opId,
    opTitle: place.title,
    provider,
    title: { en: nameOf(provider), ...(place.allowedLangs.includes("de") && { de: nameOf(provider) }) },
    status: random.chance(0.15) ? ("INACTIVE" as const) : ("ACTIVE" as const),
    order,
    gatewayCurrencies: IN_COINS.has(provider) ? ["USDT"] : ["EUR", "USD", "TRY"].slice(random.int(3)),
    playerWalletCurrencies: ["USD", "EUR", "TRY", "USDT"].slice(0, 1 + random.int(4)),
    minAmountInUSD: random.pick([5, 10, 20, 25]),
    maxAmountInUSD: random.pick([1000, 2500, 5000, 10_000]),
    feePercentage: random.pick([0, 0.5, 1, 1.5, 2.9]),
    isAutomatic: automatic,
    conversionRate: automatic ? null : amount(1 + 30 * random.next()),
    decimals: 2,
    merchantId: `${place.opId}-${random.int(90) + 10}`,
    apiKey: `key-${random.text(24, HEX)}`,
    createdAt: ago(world, DAY * (200 + random.int(200))),
    updatedAt: ago(world, DAY * random.int(200)),
    updatedBy: random.pick(DECIDERS),
  };
};

/** Gateways of operators and brands: first the `given` ones of the first operators, then random ones. */
const seedGateways = <Row extends { uuid: string }>(
  world: World,
  table: string,
  given: readonly (readonly [operator: number, provider: string])[],
  providers: readonly string[],
  make: (base: ReturnType<typeof gateway>, random: Random) => Row,
): Map<string, Row> => {
  const random = randomOf(world, table);
  const places = [...world.operators.values()];
  const rows = new Map<string, Row>();
  const taken = new Set<string>();
  const operators = places.filter((it) => it.parentOpId === null);
  // At least the gateways that seeded withdrawals need, unless the scenario is empty.
  const count = rowsOf(world, 30);
  const wanted = count === 0 ? 0 : Math.max(count, Math.min(3, given.length));
  for (let index = 0; rows.size < wanted; index++) {
    const asked = given[index];
    const place = (asked && operators[asked[0]]) ?? places[index % places.length]!;
    const provider = asked?.[1] ?? random.pick(providers);
    if (ONE_OF_A_KIND.has(provider) && taken.has(`${place.opId} ${provider}`)) continue;
    taken.add(`${place.opId} ${provider}`);
    const row = make(gateway(world, random, place, provider, 10 * (rows.size + 1)), random);
    rows.set(row.uuid, row);
  }
  return rows;
};

const seedCardUsers = (world: World): Map<string, CardUserRow> => {
  const random = randomOf(world, "card-users");
  const players = [...world.players.values()];
  const rows = new Map<string, CardUserRow>();
  if (players.length === 0) return rows;
  for (let index = rowsOf(world, 400); index > 0; index--) {
    const player = random.pick(players);
    const number = cardNumber(random);
    const status = random.chance(0.1) ? "BLOCKED" : random.chance(0.1) ? "WAITING" : "ACTIVE";
    const depositCount = status === "WAITING" ? 0 : 1 + random.int(40);
    const uuid = random.uuid();
    const used = random.int(30 * DAY);
    rows.set(uuid, {
      uuid,
      opId: player.opId,
      opTitle: player.opTitle,
      playerId: player.playerId,
      playerCode: player.playerCode,
      isTest: player.isTest,
      holderName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      cardNumber: `${number.slice(0, 6)}******${number.slice(-4)}`,
      bankName: random.chance(0.1) ? null : random.pick(BANK_NAMES).en,
      status,
      depositCount,
      totalInUSD: amount(depositCount * (10 + 90 * random.next())),
      lastUsedAt: depositCount > 0 ? ago(world, used) : null,
      createdAt: ago(world, used + random.int(120 * DAY)),
    });
  }
  return rows;
};

/** Movements of the wallets of Utopia gateways; balances never become negative. */
const seedUtopia = (world: World, gateways: Map<string, WithdrawGatewayRow>): Map<string, UtopiaRow> => {
  const random = randomOf(world, "utopia");
  const rows = new Map<string, UtopiaRow>();
  for (const { uuid, opId, provider } of gateways.values()) {
    if (provider !== "utopia") continue;
    const customerId = `C-${10_000 + random.int(90_000)}`;
    for (let index = 0; index < 24; index++) {
      const comesIn = index % 3 !== 2;
      const createdAt = ago(world, (24 - index) * 2 * DAY + random.int(DAY));
      const worth = amount((comesIn ? 200 : 50) + 300 * random.next());
      const txId = random.text(24, "0123456789abcdef");
      rows.set(txId, {
        txId,
        createdAt,
        updatedAt: createdAt,
        voucherCode: `UUSD-${random.text(8, HEX)}-${random.text(8, HEX)}-${random.text(8, HEX)}`,
        customerId,
        amount: worth,
        fee: amount(worth * 0.005),
        currency: "UUSD",
        transactionSubType: null,
        transactionType: comesIn ? "TOPUP" : "WITHDRAW",
        status: index === 7 ? "REJECTED" : "CONFIRMED",
        voucherRefNo: `R-${100_000 + random.int(900_000)}`,
        confirmedAt: index === 7 ? null : createdAt,
        uuid,
        opId,
      });
    }
  }
  return rows;
};

/** Deposit and withdraw gateways, movements of Utopia wallets, and players' cards. */
export const seedPayments = (world: World): PaymentsTables => {
  const depositGateways = seedGateways<DepositGatewayRow>(
    world,
    "deposit-gateways",
    [],
    DEPOSIT_PROVIDERS,
    (row) => row,
  );
  const withdrawGateways = seedGateways<WithdrawGatewayRow>(
    world,
    "withdraw-gateways",
    [
      [0, "utopia"],
      [0, "tomani"],
      [1, "tomani"],
      [0, "jb"],
      [0, "cpg"],
    ],
    WITHDRAW_PROVIDERS,
    (row, random) => ({
      ...row,
      dailyLimitInUSD: random.chance(0.3) ? null : random.pick([10_000, 20_000, 50_000]),
      confirmsByItselfBelowInUSD: random.chance(0.5) ? null : random.pick([20, 50, 100]),
    }),
  );
  return {
    depositGateways,
    withdrawGateways,
    cardUsers: seedCardUsers(world),
    utopia: seedUtopia(world, withdrawGateways),
  };
};
