/** A prepared reply of staff; its text may hold placeholders. */
export type CannedReply = {
  id: string;
  name: string;
  text: string;
  /** How often it was inserted. */
  used?: number;
};

/** Number of replies that need no menu. */
const FREQUENT = 3;

/** The replies used most, in the order of the list while none was used more. */
export const mostUsed = (all: readonly CannedReply[]): CannedReply[] =>
  all.toSorted((a, b) => (b.used ?? 0) - (a.used ?? 0)).slice(0, FREQUENT);

/** The ticket that a canned reply is written for. */
export type CannedFor = { username: string | null; playerCode: string; ticketNumber: number };

/** The placeholders, and what each stands for. */
export const PLACEHOLDERS = { "{player}": "name of the player", "{ticket}": "number of the ticket" } as const;

/** Characters of the name of a reply that has none. */
const NAME = 40;

const nameOf = ({ username, playerCode }: CannedFor) => username ?? playerCode;

/** The text with its placeholders filled in. */
export const filledIn = (text: string, ticket: CannedFor): string =>
  text.replaceAll("{player}", () => nameOf(ticket)).replaceAll("{ticket}", `#${ticket.ticketNumber}`);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The text with placeholders in place of the player and the ticket, so that no personal data is stored. */
export const withPlaceholders = (text: string, ticket: CannedFor): string => {
  const { username, playerCode, ticketNumber } = ticket;
  const names = [username, playerCode].filter((it): it is string => Boolean(it)).map(escaped);
  const whole = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${words})(?![\p{L}\p{N}_])`, "giu");
  return text
    .replaceAll(new RegExp(String.raw`#?\b${ticketNumber}\b`, "g"), "{ticket}")
    .replaceAll(whole(names.join("|")), "{player}");
};

/** The first words of a text, as the name of a new reply. */
export const suggestedName = (text: string): string => {
  const line = text.trim().split("\n")[0] ?? "";
  return line.length > NAME ? `${line.slice(0, NAME).trimEnd()}…` : line;
};

/** The name in menus; the first words of its text if it has none. */
export const cannedName = ({ name, text }: CannedReply): string => name.trim() || suggestedName(text) || "Empty reply";
