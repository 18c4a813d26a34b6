import { amount, exchanged, inUSD } from "../../db/money/amount.ts";
import { balanceChangesOf } from "./balance-changes-of.ts";
import { DEPOSIT_PROVIDERS, IN_COINS, WITHDRAW_PROVIDERS } from "../gateways/payment-providers.ts";
import { DECIDERS } from "../../db/words/people.ts";
import { randomOf, rowsOf, type World } from "../../db/world.ts";
import { kindOf, statusOf, subTypeOf, usualAmount, type Kind } from "./transaction-plan.ts";
import { balanceIn, movedIn, walletOf } from "../wallet/wallet-of.ts";
import { coinAddress, withdrawDestination } from "../withdrawals/withdraw-destination.ts";
import type { OrderRow, TransactionRow, TransactionsTables, WalletRow } from "./transactions-tables.ts";

const HEX = "0123456789abcdef";
const DAYS = 60;
const REASONS = ["CORRECTION", "COMPENSATION", "PROMOTION", "CHARGEBACK", "TEST", "OTHER"] as const;
const REJECTIONS = [
  "The account is not in your name.",
  "Please finish the verification of your documents first.",
  "The conditions of your bonus are not met yet.",
  "The payment provider could not find the account.",
];

/** The currency to convert to: euros from dollars, dollars from any other. */
const convertedTo = (currency: string): string => (currency === "USD" ? "EUR" : "USD");

/**
 * Transactions of the last 60 days, oldest first, about eight per player. Players only spend what they have: every
 * balance is the sum of its changes and never negative.
 */
export const seedTransactions = (world: World): TransactionsTables => {
  const random = randomOf(world, "transactions");
  const count = rowsOf(world, 6000);
  const players = [...world.players.values()].slice(0, Math.max(8, Math.ceil(count / 8)));
  const tables = {
    transactions: new Map<string, TransactionRow>(),
    withdrawals: new Map(),
    orders: new Map<string, OrderRow>(),
    wallets: new Map<string, WalletRow>(),
  } satisfies TransactionsTables;
  if (players.length === 0) return tables;
  const counts = new Map<string, number>();
  const counted = (name: string): number => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before;
  };
  const postponed: Kind[] = [];
  const funded = new Set<string>();
  const depositors = new Set<string>();

  /** A player with a sufficient balance; undefined in the first days. */
  const payer = () => {
    for (let attempt = 0; attempt < 12; attempt++) {
      const player = random.pick(players);
      if (!funded.has(player.playerId)) continue;
      const wallet = walletOf(tables.wallets, player.playerId);
      if (inUSD(wallet.balances[wallet.activeCurrency] ?? 0, wallet.activeCurrency) > 20) return player;
    }
    return undefined;
  };

  for (let index = 0; index < count; index++) {
    const recent = index > count * 0.85;
    const wanted = kindOf(index);
    // Transactions that no player could afford in the first days are made up for later, in place of deposits.
    const due = wanted === "DEPOSIT" && postponed.length > 0 ? postponed.at(-1)! : wanted;
    const takes = due === "WITHDRAW" || due === "CONVERT";
    const found = takes ? payer() : undefined;
    if (takes && !found && due === wanted) postponed.push(due);
    if (found && due !== wanted) postponed.pop();
    const kind: Kind = takes && !found ? "DEPOSIT" : due;
    const player = found ?? random.pick(players);
    const { playerId } = player;
    const wallet = walletOf(tables.wallets, playerId);
    const status = statusOf(kind, recent, counted(`${kind} ${recent}`));
    const ordinal = counted(kind);
    const walletType = kind === "TOPUP" && ordinal % 3 === 2 ? "BONUS" : "MAIN";
    const currency = walletType === "BONUS" ? "USD" : wallet.activeCurrency;
    const balance = balanceIn(wallet, { wallet: walletType, currency });
    const usual = amount(usualAmount(random, kind) * (exchanged(100, "USD", currency) / 100));
    const most = kind === "WITHDRAW" || kind === "CONVERT" ? amount(balance * (0.2 + 0.5 * random.next())) : usual;
    const value = Math.max(0.01, Math.min(usual, most));
    const provider =
      kind === "WITHDRAW"
        ? WITHDRAW_PROVIDERS[counted(`provider ${status} ${recent}`) % WITHDRAW_PROVIDERS.length]!
        : kind === "DEPOSIT"
          ? random.pick(DEPOSIT_PROVIDERS)
          : null;
    const other = provider && IN_COINS.has(provider) ? "USDT" : kind === "CONVERT" ? convertedTo(currency) : currency;
    const theirs = exchanged(value, currency, other);
    const out = kind === "WITHDRAW" || ((kind === "TOPUP" || kind === "BET_ADJUSTMENT") && random.chance(0.3));
    const direction = out && balance > value ? "OUT" : "IN";
    const comesFromOutside = kind === "DEPOSIT";
    // From two months to minutes ago.
    const age = ((DAYS * 86_400 * (count - index)) / count) * (0.999 + 0.001 * random.next());
    const made = world.now - Math.round(age) * 1000 - 60_000;
    const at = (seconds: number) => new Date(Math.min(world.now, made + seconds * 1000)).toISOString();
    const decidedAt = at(60 + random.int(2 * 3600));
    const who = random.pick(DECIDERS);
    const confirmed = status === "CONFIRMED";
    const rejected = status === "REJECTED";
    const txId = random.text(24, HEX);
    const first = kind === "DEPOSIT" && confirmed && !depositors.has(playerId);
    if (first) depositors.add(playerId);
    const draft: TransactionRow = {
      txId,
      opId: player.opId,
      opTitle: player.opTitle,
      parentOpId: player.parentOpId,
      transactionType: kind,
      transactionSubType: subTypeOf(kind, ordinal),
      status,
      direction,
      fromAmount: comesFromOutside ? theirs : value,
      fromCurrency: comesFromOutside ? other : currency,
      toAmount: comesFromOutside ? value : theirs,
      toCurrency: comesFromOutside ? currency : other,
      toAmountInUSD: inUSD(value, currency),
      balanceBefore: balance,
      balanceAfter: balance,
      balanceCurrency: currency,
      gateway: provider,
      walletType,
      isDeleted: rejected && random.chance(0.1),
      isFTD: first,
      createdAt: at(0),
      confirmedAt: confirmed ? decidedAt : null,
      confirmedBy: confirmed && kind !== "TOURNAMENT_PRIZE" ? who : null,
      rejectedAt: rejected ? decidedAt : null,
      rejectedBy: rejected ? who : null,
      noteForThePlayer: rejected ? random.pick(REJECTIONS) : null,
      note: kind === "TOPUP" ? "Agreed with the head of support." : null,
      reason: kind === "TOPUP" ? random.pick(REASONS) : null,
      betId: kind === "BET_ADJUSTMENT" ? `${random.text(4, "ABCDEFGHJK")}-${random.int(9_000_000) + 1_000_000}` : null,
      ...(kind === "BONUS" && { bonusExtraData: { eligible: ordinal % 5 !== 3 } }),
      player: {
        playerId,
        playerCode: player.playerCode,
        nickName: player.username,
        profile: { email: player.email },
        isTest: player.isTest,
      },
    };
    let after = wallet;
    for (const move of balanceChangesOf(draft)) after = movedIn(after, move);
    if (after !== wallet) tables.wallets.set(playerId, after);
    tables.transactions.set(txId, { ...draft, balanceAfter: balanceIn(after, { wallet: walletType, currency }) });
    if (confirmed && direction === "IN" && walletType === "MAIN") funded.add(playerId);

    if (kind === "WITHDRAW") {
      const destination = withdrawDestination(random, provider!);
      const { firstName, lastName } = player.profile;
      // Of nine accounts, one belongs to somebody else than the player.
      const isOwn = destination.holder !== null && ordinal % 9 !== 4;
      tables.withdrawals.set(txId, {
        paymentProvider: provider!,
        destination: isOwn ? { ...destination, holder: `${firstName} ${lastName}` } : destination,
        countsTowardDailyLimit: !rejected || random.chance(0.8),
        resendCount: status === "IN_PROGRESS" && random.chance(0.2) ? 1 : 0,
        sentAt: status === "IN_PROGRESS" || confirmed ? decidedAt : null,
      });
    }
    if (kind === "DEPOSIT") {
      const open = status === "PENDING" || status === "IN_PROGRESS";
      const paid = confirmed || (open && counted("open orders") % 3 !== 2);
      tables.orders.set(txId, {
        orderId: `${provider!.toUpperCase()}-${200_000 + index}`,
        orderStatus: paid ? "PAID" : open ? "WAITING" : rejected ? "FAILED" : "EXPIRED",
        expectedAmount: theirs,
        receivedAmount: paid ? theirs : null,
        currency: other,
        network: other === "USDT" ? "TRON" : null,
        destinationAddress: other === "USDT" ? coinAddress(random) : null,
        expiresAt: new Date(made + 3_600_000).toISOString(),
        checkedAt: at(600),
      });
    }
  }
  return tables;
};
