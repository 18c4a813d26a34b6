import type { Tone } from "../../../display/values/badge.tsx";
import type { Column } from "../../types.ts";
import { booleanCell } from "../boolean-cell.tsx";
import { countryCell } from "../country-cell.tsx";
import { dateCell } from "../date-cell.tsx";
import { type Flag, flagsCell } from "../flags-cell.tsx";
import { idCell } from "../id-cell.tsx";
import { maskedCell } from "../masked/masked-cell.tsx";
import { moneyCell } from "../money-cell.tsx";
import { percentCell } from "../percent-cell.tsx";
import { playerCell } from "../player-cell.tsx";
import { statusCell } from "../status-cell.tsx";
import { tagsCell } from "../tags-cell.tsx";
import type { SamplePlayer } from "./sample-players.ts";
import { textCell } from "../text-cell.tsx";

const STATUSES: Record<string, { label: string; tone: Tone }> = {
  active: { label: "Active", tone: "normal" },
  frozen: { label: "Frozen", tone: "note" },
};
const FLAGS: Record<string, Flag> = {
  vip: { label: "VIP", tone: "look", hint: "Has a manager of their own" },
  test: { label: "Test" },
};

/** Columns with every predefined cell. */
export const playerColumns = (onReveal: (uuid: string) => void): readonly Column<SamplePlayer>[] => [
  { id: "id", header: "Id", width: 150, ...idCell((row: SamplePlayer) => row.uuid) },
  {
    id: "player",
    header: "Player",
    width: 190,
    ...playerCell((row: SamplePlayer) => ({ name: row.name, id: "P-1042", href: row.href })),
  },
  {
    id: "status",
    header: "Status",
    width: 130,
    ...statusCell((row: SamplePlayer) => row.status, STATUSES),
  },
  {
    id: "balance",
    header: "Balance",
    width: 150,
    ...moneyCell((row: SamplePlayer) => ({ amount: row.balance, currency: row.currency })),
  },
  { id: "share", header: "Margin", width: 90, ...percentCell((row: SamplePlayer) => row.share) },
  {
    id: "seen",
    header: "Last seen",
    width: 190,
    ...dateCell((row: SamplePlayer) => row.seen, { timeZone: "Europe/Malta", locale: "en-GB" }),
  },
  { id: "verified", header: "Verified", width: 90, ...booleanCell((row: SamplePlayer) => row.verified) },
  {
    id: "flags",
    header: "Flags",
    width: 190,
    ...flagsCell((row: SamplePlayer) => row.flags, FLAGS),
  },
  { id: "tags", header: "Tags", width: 190, ...tagsCell((row: SamplePlayer) => row.tags) },
  { id: "country", header: "Country", width: 140, ...countryCell((row: SamplePlayer) => row.country) },
  { id: "note", header: "Note", width: 160, ...textCell((row: SamplePlayer) => row.note) },
  {
    id: "phone",
    header: "Phone",
    width: 170,
    ...maskedCell((row: SamplePlayer) => row.phone, { onReveal: ({ uuid }) => onReveal(uuid) }),
  },
];
