import { Ban, Copy, Eye, Trash2 } from "lucide-react";
import { Badge } from "../../display/values/badge.tsx";
import { Money } from "../../display/values/money.tsx";
import type { Column, RowAction } from "../types.ts";

export type Transfer = {
  id: string;
  reference: string;
  name: string;
  bank: string;
  status: "Settled" | "Pending" | "Failed" | "Draft";
  amount: string;
  currency: string;
  fee: string;
  created: string;
  note: string;
};

const NAMES = [
  "Aylin Demir",
  "Jonas Weber",
  "Mariam Haddad",
  "Pedro Alves",
  "Ingrid Solberg",
  "Tomasz Nowak",
  "Chloé Marchand",
  "Kenji Watanabe",
];
const BANKS = [
  "Northern Savings",
  "Banco do Vale",
  "Handelsbank",
  "First Harbour Credit Union of the Eastern Provinces",
  "Riverstone",
];
const STATUSES = ["Settled", "Settled", "Settled", "Pending", "Failed", "Draft"] as const;
const NOTES = [
  "",
  "Second attempt after the account number was corrected",
  "",
  "Asked for a receipt by email",
  "Checked by hand",
];
const MONEY = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });

const pick = <T,>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Deterministic sample transfers. */
export const transfers = (count: number, from = 0): Transfer[] =>
  Array.from({ length: count }, (_, offset) => {
    const n = from + offset;
    const mixed = (n * 7919 + 104_729) % 99_991;
    return {
      id: `t${String(n + 1)}`,
      reference: `TR-${String(mixed).padStart(5, "0")}`,
      name: pick(NAMES, n * 3 + (mixed % 3)),
      bank: pick(BANKS, mixed),
      status: pick(STATUSES, mixed >> 2),
      amount: MONEY.format(((mixed * 13) % 48_000) + (mixed % 100) / 100),
      currency: pick(["EUR", "EUR", "GBP", "NOK"], mixed >> 3),
      fee: MONEY.format((mixed % 400) / 100),
      created: `${String((mixed % 27) + 1).padStart(2, "0")} Nov 2026, ${String(mixed % 24).padStart(2, "0")}:${String(mixed % 60).padStart(2, "0")}`,
      note: pick(NOTES, mixed >> 1),
    };
  });

const TONES = { Settled: "normal", Pending: "look", Failed: "stop", Draft: "note" } as const;

export const columns: readonly Column<Transfer>[] = [
  {
    id: "reference",
    header: "Reference",
    cell: ({ reference }) => <span className="font-mono text-meta">{reference}</span>,
    text: ({ reference }) => reference,
    width: 116,
    sticky: "start",
    sortable: true,
    hideable: false,
    skeleton: "id",
  },
  { id: "name", header: "Name", cell: ({ name }) => name, minWidth: 150, sortable: true },
  { id: "bank", header: "Bank", cell: ({ bank }) => bank, minWidth: 170, sortable: true },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <Badge tone={TONES[status]}>{status}</Badge>,
    width: 112,
    sortable: true,
    summary: "status",
    skeleton: "badge",
  },
  {
    id: "amount",
    header: "Amount",
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    amount: true,
    width: 140,
    align: "end",
    sortable: true,
  },
  { id: "fee", header: "Fee", cell: ({ fee }) => fee, width: 84, align: "end", skeleton: "short" },
  {
    id: "created",
    header: "Created",
    cell: ({ created }) => <bdi>{created}</bdi>,
    width: 168,
    summary: "time",
    align: "end",
    sortable: true,
  },
  { id: "note", header: "Note", cell: ({ note }) => note || "—", minWidth: 180, defaultHidden: true },
];

/** Row actions that call `report`. */
export const transferActions = (report: (action: string, id: string) => void): RowAction<Transfer>[] => [
  { id: "view", label: "View", icon: Eye, primary: true, onSelect: ({ id }) => report("view", id) },
  { id: "copy", label: "Copy reference", icon: Copy, onSelect: ({ id }) => report("copy", id) },
  {
    id: "cancel",
    label: "Cancel transfer",
    icon: Ban,
    onSelect: ({ id }) => report("cancel", id),
    reason: ({ status }) => (status === "Settled" ? "It is settled already." : undefined),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: ({ id }) => report("delete", id),
    hidden: ({ status }) => status !== "Draft",
  },
];
