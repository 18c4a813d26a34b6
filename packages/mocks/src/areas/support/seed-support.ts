import type { components } from "@backoffice/api-client/contract";
import { accounts } from "../../session/accounts.ts";
import { placeholderImage } from "../../db/words/placeholder-image.ts";
import { createRandom, type Random } from "../../db/random.ts";
import { ANSWERS, REMINDERS, SUBJECTS } from "./support-texts.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { PlayerRow } from "../players/player-row.ts";
import type { SupportTables, TicketRow } from "./support-tables.ts";
type Message = components["schemas"]["TicketMessage"];

const HOUR = 3600;
const STATUSES = ["NEW", "PENDING", "REPLIED", "CLOSED", "ARCHIVED"] as const;

/** Messages that players send with a picture. */
const WITH_PICTURE: ReadonlySet<string> = new Set([
  "I uploaded both sides and it was rejected. What is wrong with the pictures?",
  "Here is the picture again.",
]);

const pictureOf = (id: string): Message["attachments"][number] => {
  const random = createRandom(`attachment/${id}`);
  const name = `IMG_${1000 + random.int(9000)}.jpg`;
  return {
    id: random.uuid(),
    name,
    contentType: "image/jpeg",
    sizeBytes: 200_000 + random.int(2_000_000),
    url: placeholderImage(name),
  };
};

const customer = (random: Random, { username }: PlayerRow, text: string, sentAt: string): Message => {
  const id = random.uuid();
  const attachments = WITH_PICTURE.has(text) ? [pictureOf(id)] : [];
  return { id, author: "CUSTOMER", authorName: username, text, sentAt, attachments };
};

/** Staff who answer tickets of an operator or brand: those of the platform, its own, and its parent's. */
const agentsOf = ({ opId, parentOpId }: PlayerRow) =>
  accounts.filter(
    ({ nickname, blocked, permissions, user: { op } }) =>
      nickname !== null &&
      !blocked &&
      permissions.includes("edit_tickets") &&
      (op === null || op === opId || op === parentOpId),
  );

/** Tickets of the last 60 days, newest first. New ones have no answer; pending ones wait for the next. */
export const seedSupport = (world: World): SupportTables => {
  const random = randomOf(world, "tickets");
  const players = [...world.players.values()];
  const first = players.filter((it) => it.opId === "op-nordlys");
  const tickets = new Map<string, TicketRow>();
  const count = players.length > 0 ? rowsOf(world, 600) : 0;
  for (let i = 0; i < count; i++) {
    const player = random.pick(first.length > 0 && random.chance(0.3) ? first : players);
    const old = (i / count) ** 1.5 * 60 * 24 * HOUR + random.int(4 * HOUR);
    const created = ago(world, old);
    const status = STATUSES[i < 2 ? i : old < 3 * 24 * HOUR ? random.int(4) : 2 + random.int(3)]!;
    const { subject, text } = random.pick(SUBJECTS);
    const messages = [customer(random, player, text, created)];
    const agent = status === "NEW" ? null : random.pick(agentsOf(player));
    if (agent !== null) {
      const sentAt = ago(world, old * 0.7);
      messages.push({
        id: random.uuid(),
        author: "AGENT",
        authorName: agent.nickname,
        text: random.pick(ANSWERS),
        sentAt,
        attachments: [],
      });
      if (status === "PENDING") messages.push(customer(random, player, random.pick(REMINDERS), ago(world, old * 0.4)));
    }
    const last = messages.at(-1)!;
    const id = random.uuid();
    const ticketNumber = 10_000 + count - i;
    tickets.set(id, {
      id,
      ticketId: `tk-${ticketNumber}`,
      ticketNumber,
      brandId: player.opId,
      brandTitle: player.opTitle,
      parentBrandId: player.parentOpId,
      opId: player.opId,
      status,
      subject,
      customerId: player.playerId,
      playerId: player.playerId,
      playerCode: player.playerCode,
      username: player.username,
      isTest: player.isTest,
      agentId: agent?.user.user_id ?? null,
      agentName: agent?.nickname ?? null,
      messageCount: messages.length,
      lastMessageBy: last.author,
      lastMessageAt: last.sentAt,
      createdAt: created,
      updatedAt: last.sentAt,
      messages,
    });
  }
  return { tickets };
};
