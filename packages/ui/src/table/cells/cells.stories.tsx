import type { Meta, StoryObj } from "@storybook/react-vite";
import { Snowflake } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { Tone } from "../../display/badge.tsx";
import { DataTable } from "../data-table.tsx";
import type { Column } from "../types.ts";
import { actionsCell } from "./actions-cell.tsx";
import { booleanCell } from "./boolean-cell.tsx";
import { countryCell } from "./country-cell.tsx";
import { dateCell } from "./date-cell.tsx";
import { type Flag, flagsCell } from "./flags-cell.tsx";
import { idCell } from "./id-cell.tsx";
import { jsonCell } from "./json-cell.tsx";
import { linkCell } from "./link-cell.tsx";
import { maskedCell } from "./masked-cell.tsx";
import { moneyCell } from "./money-cell.tsx";
import { percentCell } from "./percent-cell.tsx";
import { playerCell } from "./player-cell.tsx";
import { statusCell } from "./status-cell.tsx";
import { tagsCell } from "./tags-cell.tsx";
import { textCell } from "./text-cell.tsx";

type Row = {
  uuid: string;
  name: string;
  note: string | null;
  bonus: string;
  href: string;
  status: string;
  balance: string;
  currency: string;
  share: number;
  seen: string | null;
  verified: boolean | null;
  flags: string[];
  tags: string[];
  country: string;
  phone: string;
  device: unknown;
};

const PLAIN: Row = {
  uuid: "8f3a91c2-5d0e-4b7a-9c11-20f6d4e8b751",
  name: "Aylin Demir",
  note: "Asked for a receipt",
  bonus: "Welcome offer",
  href: "/bonuses/12",
  status: "active",
  balance: "12450.50",
  currency: "EUR",
  share: 0.1275,
  seen: "2026-11-20T21:14:05Z",
  verified: true,
  flags: ["vip", "test"],
  tags: ["football", "weekend", "newsletter"],
  country: "MT",
  phone: "+356 9912 3456",
  device: { os: "Android", app: "4.2.1" },
};
const LONG = "𝕃ong ‮evil <b>text</b> 🎲​ ".repeat(400);
const ROWS: readonly Row[] = [
  PLAIN,
  { ...PLAIN, uuid: "b", name: "مريم حداد", status: "frozen", verified: false, flags: [], country: "NO", share: -0.5 },
  {
    ...PLAIN,
    uuid: "c",
    status: "ON_HOLD_BY_LEGAL",
    balance: "-0.00000001",
    flags: ["vip", "test", "dup", "pep"],
    country: "XX",
  },
  {
    ...PLAIN,
    uuid: "d",
    name: "",
    note: null,
    bonus: "",
    status: "",
    balance: "NaN",
    share: Number.NaN,
    seen: "soon",
    verified: null,
    flags: [],
    tags: [],
    country: "",
    phone: "",
    device: null,
  },
  {
    ...PLAIN,
    uuid: LONG,
    name: LONG,
    note: LONG,
    bonus: LONG,
    href: "javascript:alert(1)",
    status: LONG,
    tags: [LONG],
    flags: [LONG],
    phone: LONG,
    country: "MALTA",
    device: LONG,
  },
];

const STATUSES: Record<string, { label: string; tone: Tone }> = {
  active: { label: "Active", tone: "positive" },
  frozen: { label: "Frozen", tone: "info" },
};
const FLAGS: Record<string, Flag> = {
  vip: { label: "VIP", tone: "caution", hint: "Has a manager of their own" },
  test: { label: "Test" },
};

const onReveal = fn();
const onFreeze = fn();
const columns: readonly Column<Row>[] = [
  { id: "id", header: "Id", width: 150, ...idCell((row: Row) => row.uuid) },
  {
    id: "player",
    header: "Player",
    width: 190,
    ...playerCell((row: Row) => ({ name: row.name, id: "P-1042", href: "#p" })),
  },
  {
    id: "status",
    header: "Status",
    width: 130,
    ...statusCell((row: Row) => row.status, STATUSES),
  },
  {
    id: "balance",
    header: "Balance",
    width: 150,
    ...moneyCell((row: Row) => ({ amount: row.balance, currency: row.currency })),
  },
  { id: "share", header: "Margin", width: 90, ...percentCell((row: Row) => row.share) },
  {
    id: "seen",
    header: "Last seen",
    width: 190,
    ...dateCell((row: Row) => row.seen, { timeZone: "Europe/Malta", locale: "en-GB" }),
  },
  { id: "verified", header: "Verified", width: 90, ...booleanCell((row: Row) => row.verified) },
  {
    id: "flags",
    header: "Flags",
    width: 190,
    ...flagsCell((row: Row) => row.flags, FLAGS),
  },
  { id: "tags", header: "Tags", width: 190, ...tagsCell((row: Row) => row.tags) },
  { id: "country", header: "Country", width: 140, ...countryCell((row: Row) => row.country) },
  {
    id: "phone",
    header: "Phone",
    width: 170,
    ...maskedCell((row: Row) => row.phone, { onReveal: ({ uuid }) => onReveal(uuid) }),
  },
  { id: "bonus", header: "Bonus", width: 140, ...linkCell((row: Row) => ({ label: row.bonus, href: row.href })) },
  { id: "note", header: "Note", width: 160, ...textCell((row: Row) => row.note) },
  { id: "device", header: "Device", width: 190, ...jsonCell((row: Row) => row.device) },
  {
    id: "do",
    header: "Freeze",
    width: 90,
    ...actionsCell<Row>([
      {
        id: "freeze",
        label: "Freeze",
        icon: Snowflake,
        onSelect: ({ uuid }) => onFreeze(uuid),
        reason: ({ status }) => (status === "frozen" ? "It is frozen already." : undefined),
      },
    ]),
  },
];

const Cells = () => (
  <DataTable label="Players" rows={ROWS} columns={columns} rowId={(row) => row.uuid} state={{ status: "ready" }} />
);

const meta = { title: "Tables/Data table/Cells", component: Cells } satisfies Meta<typeof Cells>;
export default meta;
type Story = StoryObj<typeof meta>;

const cellAt = (canvas: HTMLElement, row: number, column: string) =>
  canvas.querySelector<HTMLElement>(`tr[data-index="${String(row)}"] > td[data-column=${column}]`) as HTMLElement;

/** Plain values, unknown ones, none at all, and hostile texts, in every ready-made cell. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll<HTMLElement>("tr[data-index]")].map((row) => row.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
    await expect(canvasElement.textContent).not.toMatch(/undefined|NaN|Invalid Date|null/);
    await expect(cellAt(canvasElement, 4, "bonus").querySelector("a")).toBeNull();
    for (const cell of canvasElement.querySelectorAll<HTMLElement>(
      "tr[data-index='3'] > td:not([data-column=id],[data-column=player],[data-column=do])",
    )) {
      await expect(cell).toHaveTextContent("—");
    }
  },
};

/** The hint of a moment: how long ago, the zone, and UTC. */
export const MomentHint: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(cellAt(canvasElement, 0, "seen").querySelector("time") as HTMLElement);
    const hint = await screen.findByRole("tooltip");
    await expect(hint).toHaveTextContent("Europe/Malta (GMT+01:00)");
    await expect(hint).toHaveTextContent("2026-11-20T21:14:05.000Z");
  },
};

/** Personal data is shown one by one, and that it was is reported. */
export const Reveal: Story = {
  play: async ({ canvasElement }) => {
    onReveal.mockClear();
    const phone = within(cellAt(canvasElement, 0, "phone"));
    await expect(phone.queryByText(PLAIN.phone)).toBeNull();
    await userEvent.click(phone.getByRole("button", { name: "Reveal" }));
    await expect(phone.getByText(PLAIN.phone)).toBeVisible();
    await expect(onReveal.mock.calls).toEqual([[PLAIN.uuid]]);
    await userEvent.click(phone.getByRole("button", { name: "Hide" }));
    await expect(phone.queryByText(PLAIN.phone)).toBeNull();
  },
};

/** F2 goes from a cell to the control in it, Escape back. */
export const ControlsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onFreeze.mockClear();
    canvasElement.querySelector<HTMLElement>("tr[data-index='0']")?.focus();
    await userEvent.keyboard("{ArrowRight}{End}{F2}");
    await expect(within(cellAt(canvasElement, 0, "do")).getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onFreeze.mock.calls).toEqual([[PLAIN.uuid]]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(cellAt(canvasElement, 0, "do")).toHaveFocus());
  },
};

/** From right to left, codes and amounts stay as they are. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{<Story />}</div>],
};
