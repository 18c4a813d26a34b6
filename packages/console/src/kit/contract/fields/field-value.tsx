import type { Field } from "@backoffice/api-client";
import { Badge, DateTime, formatDateTime, Id, Money, type Locale } from "@backoffice/ui";
import type { ReactNode } from "react";
import { choiceWords } from "../../words/choice-words.ts";
import { formatAmount, formatNumber, formatPercentage } from "../../numbers/format-number.ts";
import { isNaming, isStatus } from "./field-names.ts";
import { nameIn } from "./name-in.ts";
import type { ContractRow } from "../list/contract-read.ts";
import { statusTone } from "./status-tone.ts";

/** Longer ids are shortened in a list. */
const FITTING = 14;

/** The code of an amount's currency: it stands in the contract, or in the field beside it. */
const currencyOf = ({ currency }: Field, row: ContractRow): string | undefined => {
  const beside = currency && row[currency];
  return typeof beside === "string" ? beside : currency && /^[A-Z]{3,5}$/.test(currency) ? currency : undefined;
};

/** A value as plain text, for copying and for lists. */
export const fieldText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(fieldText).filter(Boolean).join(", ");
  if (typeof value === "object") return nameIn(value) ?? JSON.stringify(value);
  return typeof value === "boolean" ? (value ? "Yes" : "No") : `${value as string | number}`;
};

/** A value for a file: figures stay figures. */
export const fieldRaw = (value: unknown): string | number => (typeof value === "number" ? value : fieldText(value));

const number = (text: string) => <span className="tabular">{text}</span>;

/** A day of the wire (2026-11-21), which is the same one in every zone. */
const day = (value: string, locale: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? value : formatDateTime(date, locale, "UTC", "date");
};

/** The value of a field, drawn by its kind as the reader writes it; nothing when there is none. Secrets are dots. */
export const fieldValue = (field: Field, row: ContractRow, { locale }: Locale, whole = false): ReactNode => {
  const value = row[field.name];
  if (value === null || value === undefined || value === "") return null;
  if (field.secret) return <span aria-label="Hidden">••••••••</span>;
  if (typeof value === "boolean") return value ? "Yes" : <span className="text-ink-faint">No</span>;
  if (typeof value === "number") {
    if (field.kind === "money") {
      const currency = currencyOf(field, row);
      return <Money amount={formatAmount(value, locale, currency)} currency={currency} />;
    }
    if (field.kind === "epoch") return <DateTime value={value * 1000} />;
    if (isNaming(field.name)) return number(String(value));
    return number(field.kind === "percentage" ? formatPercentage(value, locale) : formatNumber(value, locale));
  }
  if (typeof value !== "string") return fieldText(value);
  if (field.kind === "moment") return <DateTime value={value} />;
  if (field.kind === "date") return number(day(value, locale));
  if (field.kind === "id") return <Id value={value} whole={whole || value.length <= FITTING} />;
  if (field.kind === "code") return <span className="font-mono text-meta">{value}</span>;
  if (isStatus(field.name)) return <Badge tone={statusTone(value)}>{choiceWords(value)}</Badge>;
  return field.kind === "choice" || field.name === "subtype" ? choiceWords(value) : value;
};
