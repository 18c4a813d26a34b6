import { list } from "../../db/words/list.ts";
import { DECIDERS } from "../../db/words/people.ts";
import { channelIdOf, CHANNELS_EACH } from "../players/player-details.ts";
import type { Random } from "../../db/random.ts";
import { slug } from "../../db/words/slug.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { OperatorRow } from "../operators/operator-row.ts";
import type { PartnerRow, PartnersTables } from "./partners-tables.ts";

const DAY = 86_400;
const TITLES = list(`
  Aurora Media, Tipster House, North Reach, Bright Leads, Copper Fox, Wave Partners, Lantern Media,
  Second Screen, Harbour Ads, Pitchside, Grand Table, Blue Kite, Ember Media, Oak and Odds
`);
const PURPOSES = ["Newsletter", "Banner on the front page", "Review site", "Stream of matches", "Search ads"] as const;
const ADDRESS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

const percentages = (random: Random) => ({
  affiliateFeePercentage: random.int(20),
  bonusFeePercentage: random.int(30),
  cashbackFeePercentage: random.int(20),
  casinoSharePercentage: 20 + random.int(30),
  depositFeePercentage: random.int(5),
  sportSharePercentage: 20 + random.int(30),
  withdrawFeePercentage: random.int(5),
});

const partnerOf = (world: World, random: Random, operator: OperatorRow, index: number): PartnerRow => {
  const title = TITLES[index % TITLES.length]!;
  // The partner with an account to sign in as is the first one of the first operator.
  const isFirst = index === 0;
  return {
    partnerId: isFirst ? "pt-4711" : `pt-${4711 + index}`,
    partnerTitle: index < TITLES.length ? title : `${title} ${Math.floor(index / TITLES.length) + 1}`,
    partnerType: operator.parentOpId ? "BRANDED" : "NORMAL",
    isActive: isFirst || random.chance(0.8),
    opId: operator.opId,
    opTitle: operator.title ?? operator.opId,
    parentOpId: operator.parentOpId,
    ...percentages(random),
    minWithdrawAmountInUSD: 10 * (1 + random.int(20)),
    maxNoWithdrawalRequests: isFirst ? 10 : 1 + random.int(10),
    effectiveDate: ago(world, random.int(300) * DAY).slice(0, 10),
    permissionsRecreatedAt: null,
    createdAt: ago(world, (30 + random.int(300)) * DAY),
    earnedInUSD: (500_000 + random.int(2_000_000)) / 100,
  };
};

const withdrawsOf = (world: World, random: Random, partners: Map<string, PartnerRow>) => {
  const withdraws: PartnersTables["withdraws"] = new Map();
  for (const { partnerId, partnerTitle, opId, opTitle, earnedInUSD, ...partner } of partners.values()) {
    const count = withdraws.size === 0 ? 3 : random.int(6);
    for (let i = 0; i < count; i++) {
      const txId = `ptx-${90_000 + withdraws.size}`;
      const status = i === 0 && random.chance(0.6) ? "PENDING" : random.chance(0.85) ? "CONFIRMED" : "REJECTED";
      // At most three quarters of the earnings were withdrawn.
      const amount = Math.max(partner.minWithdrawAmountInUSD, Math.floor((earnedInUSD * (5 + random.int(8))) / 100));
      const days = i * 25 + random.int(20) + 1;
      const decided = status !== "PENDING";
      const when = decided ? ago(world, (days - 1) * DAY) : null;
      const who = decided ? random.pick(DECIDERS) : null;
      withdraws.set(txId, {
        txId,
        opId,
        opTitle,
        partnerId,
        partnerTitle,
        status,
        fromAmount: amount,
        fromCurrency: "USD",
        fromAmountInUSD: amount,
        toAmount: amount,
        toCurrency: "USDT",
        toAmountInUSD: amount,
        network: "TRON",
        destinationAddress: `T${random.text(33, ADDRESS)}`,
        createdAt: ago(world, days * DAY),
        confirmedBy: status === "CONFIRMED" ? who : null,
        confirmedAt: status === "CONFIRMED" ? when : null,
        rejectedBy: status === "REJECTED" ? who : null,
        rejectedAt: status === "REJECTED" ? when : null,
        note: status === "CONFIRMED" ? "Paid." : status === "REJECTED" ? "The address is not on TRON." : null,
      });
    }
  }
  return withdraws;
};

/** The domains available for channels of an operator or brand. */
export const channelDomainsOf = ({ opId }: Pick<OperatorRow, "opId">): string[] => {
  const name = slug(opId.replace(/^(op|br)-/, ""));
  return [`${name}.example.com`, `${name}-casino.example.net`];
};

const channelsOf = (world: World, random: Random, partners: Map<string, PartnerRow>) => {
  const channels: PartnersTables["channels"] = new Map();
  if (world.players.size === 0) return channels;
  const byPlace = Map.groupBy(partners.values(), (it) => it.opId);
  for (const operator of world.operators.values())
    for (let index = 0; index < CHANNELS_EACH; index++) {
      const channelId = channelIdOf(operator.opId, index);
      const own = byPlace.get(operator.opId) ?? [];
      const partner = index > 0 ? own[(index - 1) % own.length] : undefined;
      channels.set(channelId, {
        channelId,
        description: `${PURPOSES[(index * 2 + operator.opId.length) % PURPOSES.length]!} ${index + 1}`,
        domain: random.pick(channelDomainsOf(operator)),
        partnerId: partner?.partnerId ?? null,
        partnerTitle: partner?.partnerTitle ?? null,
        opId: operator.opId,
        opTitle: operator.title ?? operator.opId,
        isPartner: partner !== undefined,
        createdBy: random.pick(DECIDERS),
        createdAt: ago(world, (90 + random.int(200)) * DAY),
      });
    }
  return channels;
};

/** Partners of about half of the operators and brands, the first operator among them, and then more of the same. */
const partnersOf = (world: World, random: Random): PartnersTables["partners"] => {
  const partners: PartnersTables["partners"] = new Map();
  const add = (from: Random, place: OperatorRow) => {
    const row = partnerOf(world, from, place, partners.size);
    partners.set(row.partnerId, row);
  };
  for (const [index, place] of [...world.operators.values()].entries()) {
    if (partners.size >= rowsOf(world, 60)) break;
    if (index > 1 && random.chance(0.45)) continue;
    add(random, place);
  }
  const places = [...partners.values()].map((it) => world.operators.get(it.opId)!);
  const others = randomOf(world, "partners/others");
  while (places.length > 0 && partners.size < rowsOf(world, 120)) add(others, others.pick(places));
  return partners;
};

/** Partners with a user, in the order of creation; the setup of the others is not complete. */
export const partnersWithUser = (world: World): PartnerRow[] =>
  [...partnersOf(world, randomOf(world, "partners")).values()].filter((_, index) => index % 5 !== 2);

/** Partners with their channels and withdrawals. */
export const seedPartners = (world: World): PartnersTables => {
  const random = randomOf(world, "partners");
  const partners = partnersOf(world, random);
  const withdraws = withdrawsOf(world, random, partners);
  for (const row of partners.values()) {
    const gone = sumOf(
      [...withdraws.values()].filter((it) => it.partnerId === row.partnerId).map((it) => it.fromAmountInUSD),
    );
    // With a high minimum a withdrawal may exceed a quarter of the earnings; they cover it in any case.
    partners.set(row.partnerId, { ...row, earnedInUSD: Math.max(row.earnedInUSD, sumOf([gone, 250])) });
  }
  return { partners, channels: channelsOf(world, random, partners), withdraws };
};
