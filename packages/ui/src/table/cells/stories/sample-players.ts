/** A row with a value for every kind of cell. */
export type SamplePlayer = {
  uuid: string;
  name: string;
  note: string | null;
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
};

export const PLAIN: SamplePlayer = {
  uuid: "8f3a91c2-5d0e-4b7a-9c11-20f6d4e8b751",
  name: "Aylin Demir",
  note: "Asked for a receipt",
  href: "/players/1042",
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
};
const LONG = "𝕃ong ‮evil <b>text</b> 🎲​ ".repeat(400);
/** Rows with plain, unknown, missing and hostile values. */
export const ROWS: readonly SamplePlayer[] = [
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
    status: "",
    balance: "NaN",
    share: Number.NaN,
    seen: "soon",
    verified: null,
    flags: [],
    tags: [],
    country: "",
    phone: "",
  },
  {
    ...PLAIN,
    uuid: LONG,
    name: LONG,
    note: LONG,
    href: "javascript:alert(1)",
    status: LONG,
    tags: [LONG],
    flags: [LONG],
    phone: LONG,
    country: "MALTA",
  },
];
