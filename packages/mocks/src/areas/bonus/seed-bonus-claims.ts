import { toCents } from "../../db/money/amounts.ts";
import { DECIDERS } from "../../db/words/people.ts";
import type { Random } from "../../db/random.ts";
import { currencyOf, inCurrency } from "../reports/seed-reports.ts";
import { playerIdentity } from "../players/player-identity.ts";
import { ago, rowsOf, type World } from "../../db/world.ts";
import type { BonusTables } from "./bonus-tables.ts";
import type { PlayerRow } from "../players/player-row.ts";

const DAY = 86_400;

/** Claims of bonuses by players. */
export const seedClaims = (random: Random, world: World, tables: BonusTables, players: PlayerRow[]) => {
  const offered = [...tables.bonuses.values()].filter((it) => it.status === "ACTIVE");
  const offers = Map.groupBy(offered, (it) => it.opId);
  for (let i = rowsOf(world, 2500); i > 0; i--) {
    const player = random.pick(players);
    const bonus = offers.has(player.opId) ? random.pick(offers.get(player.opId)!) : undefined;
    if (!bonus) continue;
    const seconds = random.int(Math.max(1, Math.floor((world.now - Date.parse(player.createdAt)) / 1000)));
    const claimedAt = ago(world, seconds);
    const currency = currencyOf(player);
    const amountInUSD = toCents(bonus.bonusAmountInUSD * (0.3 + 0.7 * random.next()));
    const required = toCents(amountInUSD * bonus.wagerRequirement);
    const isOver = seconds > bonus.daysToUse * DAY;
    const isDone = random.chance(0.4);
    const claimId = random.uuid();
    tables.claims.set(claimId, {
      claimId,
      bonusId: bonus.bonusId,
      uniqeId: bonus.uniqeId,
      title: bonus.title,
      type: bonus.type,
      prizeType: bonus.prizeType,
      ...playerIdentity(player),
      currency,
      amount: inCurrency(amountInUSD, currency),
      bonusAmountInUSD: amountInUSD,
      wagerRequiredInUSD: required,
      wageredInUSD: isDone ? required : toCents(required * random.next()),
      status: isDone ? "COMPLETED" : isOver ? "EXPIRED" : random.chance(0.05) ? "CANCELED" : "ACTIVE",
      claimedAt,
      expiresAt: ago(world, seconds - bonus.daysToUse * DAY),
    });
    tables.bonuses.set(bonus.bonusId, {
      ...tables.bonuses.get(bonus.bonusId)!,
      claimsCount: tables.bonuses.get(bonus.bonusId)!.claimsCount + 1,
    });
  }
};

/** Players' requests with forms. */
export const seedRequests = (random: Random, world: World, tables: BonusTables, players: PlayerRow[]) => {
  const forms = Map.groupBy(tables.forms.values(), (it) => it.opId);
  const waiting = new Set<string>();
  for (let i = rowsOf(world, 400); i > 0; i--) {
    const player = random.pick(players);
    const form = random.pick(forms.get(player.opId)!);
    const one = `${form.bonusId}/${player.playerCode}`;
    // At most one open request per player and form, since a decision names it by these two.
    const isOpen = random.chance(0.3) && !waiting.has(one);
    if (isOpen) waiting.add(one);
    const status = isOpen ? "PENDING" : random.chance(0.7) ? "APPROVED" : "REJECTED";
    const created = random.int(Math.max(1, Math.floor((world.now - Date.parse(player.createdAt)) / 1000)));
    const decidedAt = isOpen ? null : ago(world, random.int(created + 1));
    const requestId = random.uuid();
    tables.requests.set(requestId, {
      requestId,
      bonusId: form.bonusId,
      bonusTitle: form.title,
      ...playerIdentity(player),
      parentOpId: player.parentOpId,
      currency: currencyOf(player),
      balance: random.int(50_000) / 100,
      prizeType: form.prizeType,
      amountInUSD: form.bonusAmountInUSD,
      status,
      answers: form.fields.map((it) => ({
        label: it.label,
        answer: random.pick(["Birthday", "Slots", "Bad luck", "-"]),
      })),
      note: isOpen ? null : status === "APPROVED" ? "Enjoy!" : "Asked twice.",
      createdAt: ago(world, created),
      decidedAt,
      decidedBy: isOpen ? null : random.pick(DECIDERS),
    });
  }
};
