import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import { accountCheck, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { playerProof } from "#entities/player/checks/player-findings.ts";
import { fullName } from "#entities/player/full-name.ts";
import { isSameName } from "#entities/player/is-same-name.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";

type Schemas = components["schemas"];

const OF_AGE = 18;

/** Data for the checks of a KYC document. */
export type DocumentReads = Pick<PlayerReads, "player"> & {
  item: Schemas["KycRecord"];
  /** Number of withdrawals of the player that wait. */
  waiting: { count: number };
  /** The day of today, "2026-11-29". */
  today: string;
};

type ItemAndPlayer = Pick<DocumentReads, "item" | "player">;

const nameFinding = ({ item: { data, playerCode }, player }: ItemAndPlayer): Finding => {
  const name = [data.firstName, data.lastName].filter(Boolean).join(" ");
  const own = fullName(player);
  if (!name) return { state: "none", text: "not given" };
  if (!own) return { state: "none", text: "player has no name" };
  if (isSameName(name, own)) return { state: "clear", text: "same as the player's" };
  return {
    state: "stop",
    text: "differs",
    reason: `Name differs. The document says ${name}, the player is ${own}.`,
    proof: playerProof(playerCode),
  };
};

const birthDateFinding = ({ item: { data, playerCode }, player: { profile } }: ItemAndPlayer): Finding => {
  if (!data.birthDate) return { state: "none", text: "not given" };
  if (!profile.birthDate) return { state: "none", text: "player has none" };
  if (data.birthDate === profile.birthDate) return { state: "clear", text: "same as the player's" };
  return {
    state: "stop",
    text: "differs",
    reason: `Date of birth differs. The document says ${data.birthDate}, the player's profile ${profile.birthDate}.`,
    proof: playerProof(playerCode),
  };
};

/** Full years between two days, as written: "2008-11-30" is not 18 on "2026-11-29". */
const yearsBetween = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);

const ageFinding = ({ item: { data }, player, today }: ItemAndPlayer & Pick<DocumentReads, "today">): Finding => {
  const ages = [data.birthDate, player.profile.birthDate].flatMap((it) => (it ? [yearsBetween(it, today)] : []));
  if (ages.length === 0) return { state: "none", text: "not given" };
  const age = Math.min(...ages);
  if (age >= OF_AGE) return { state: "clear", text: `${age}` };
  return { state: "stop", text: `${age}, under ${OF_AGE}`, reason: `Under ${OF_AGE}. The player is ${age}.` };
};

const sentFinding = ({ noteForPlayer }: Schemas["KycRecord"]): Finding =>
  noteForPlayer
    ? { state: "look", text: "rejected before", reason: `Sent again. It was rejected before: ${noteForPlayer}` }
    : { state: "clear", text: "first time" };

const waitingFinding = ({
  item: { playerCode },
  waiting: { count },
}: Pick<DocumentReads, "item" | "waiting">): Finding =>
  count === 0
    ? { state: "clear", text: "none waits" }
    : {
        state: "look",
        text: `${formatNumber(count, "en")} ${count === 1 ? "waits" : "wait"}`,
        reason: `${plural(count, "withdrawal")} of the player ${count === 1 ? "waits" : "wait"}.`,
        proof: {
          label: "Withdrawals",
          to: "/withdraw/pending",
          query: { playerCode },
          permission: "view_withdrawals",
        },
      };

const rule = checkRules<DocumentReads>();

export const DOCUMENT_CHECKS: readonly CheckRule<DocumentReads>[] = [
  accountCheck("Approval confirms"),
  rule({ code: "NAME", label: "Name", needs: ["item", "player"], find: nameFinding }),
  rule({ code: "BIRTH_DATE", label: "Date of birth", needs: ["item", "player"], find: birthDateFinding }),
  rule({ code: "AGE", label: "Age", needs: ["item", "player", "today"], find: ageFinding }),
  rule({ code: "SENT_AGAIN", label: "Sent", needs: ["item"], find: ({ item }) => sentFinding(item) }),
  rule({ code: "WITHDRAWAL", label: "Withdrawals", needs: ["item", "waiting"], find: waitingFinding }),
];
