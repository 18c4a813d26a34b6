import { isNumber, type Field } from "@backoffice/api-client";
import { Badge, DateTime, Id, Money, type Locale } from "@backoffice/ui";
import type { ReactNode } from "react";
import { ALL } from "#kit/scope/scope.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { formatDay, formatShortDay } from "#kit/words/format-day.ts";
import { formatAmount, formatNumber, formatPercentage } from "#kit/numbers/format-number.ts";
import { fixedCurrency } from "./fixed-currency.ts";
import { isStatus } from "./is-status.ts";
import { isWordCode } from "./is-word-code.ts";
import { nameIn } from "./name-in.ts";
import { refIn } from "./ref-in.ts";
import { secretNames } from "./secret-names.ts";
import type { ContractRow } from "../list/contract-read.ts";
import { RefName } from "#kit/references/ref-name.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { statusTone } from "./status-tone.ts";

/** Maximum characters of an id in a list; longer ids are shortened. */
const FITTING = 14;

/** The currency code of an amount: from the contract, or from the field that the contract names. */
export const currencyOf = (field: Field, row: ContractRow): string | undefined => {
  const beside = field.currency && row[field.currency];
  return typeof beside === "string" ? beside : fixedCurrency(field);
};

/** A value as plain text. */
export const fieldText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(fieldText).filter(Boolean).join(", ");
  if (isNumber(value)) return String(value);
  if (typeof value === "object") return nameIn(value) ?? JSON.stringify(value);
  return typeof value === "boolean" ? (value ? "Yes" : "No") : `${value as string | number}`;
};

/** Replaces a secret wherever it would be shown, copied or exported. */
const DOTS = "••••••••";

/** A value with its secrets replaced by dots, also in objects, lists and maps. */
export const readable = (field: Field, value: unknown): unknown => {
  if (value === null || value === undefined || value === "") return value;
  if (field.secret) return DOTS;
  if (secretNames([field]).size === 0 || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((it) => readable(field, it));
  const { map, ...one } = field;
  const fieldOf = (name: string) => (map ? one : field.fields?.find((it) => it.name === name));
  return Object.fromEntries(
    Object.entries(value).map(([name, it]) => {
      const inner = fieldOf(name);
      return [name, inner ? readable(inner, it) : it];
    }),
  );
};

/** A field of a row as plain text, for copying and for lists. */
export const textOf = (field: Field, row: ContractRow): string => fieldText(readable(field, row[field.name]));

/** Isolated, because its sign would change sides in a right-to-left page. */
const number = (text: string) => (
  <bdi dir="ltr" className="tabular">
    {text}
  </bdi>
);

type Within = (text: ReactNode) => ReactNode;

/** Renders a value by its kind; `within` wraps it, for example in a link. */
const drawn = (field: Field, row: ContractRow, locale: string, whole: boolean, within: Within): ReactNode => {
  const value = row[field.name];
  if (field.secret) return <span aria-label="Hidden">{DOTS}</span>;
  if (typeof value === "boolean") return value ? "Yes" : <span className="text-ink-faint">No</span>;
  if (isNumber(value)) {
    if (field.kind === "money") {
      const currency = currencyOf(field, row);
      return <Money amount={formatAmount(value, locale, currency)} currency={currency} />;
    }
    if (field.kind === "epoch") return <DateTime value={value * 1000} short={!whole} />;
    if (field.list === "nominal") return number(String(value));
    return number(field.kind === "percentage" ? formatPercentage(value, locale) : formatNumber(value, locale));
  }
  if (Array.isArray(value) && field.values) return value.map((it) => choiceWords(String(it))).join(", ");
  if (typeof value !== "string") return textOf(field, row);
  if (field.kind === "moment") return <DateTime value={value} short={!whole} />;
  if (field.kind === "date") return number((whole ? formatDay : formatShortDay)(value, locale));
  if (field.kind === "id") return <Id value={value} full={whole || value.length <= FITTING} wrap={within} />;
  if (field.kind === "code") return <span className="font-mono text-meta">{value}</span>;
  if (isStatus(field)) return <Badge tone={statusTone(value)}>{choiceWords(value)}</Badge>;
  if (field.kind === "choice") return choiceWords(value);
  return isWordCode(field, value) ? <span title={value}>{choiceWords(value)}</span> : value;
};

/**
 * Renders the value of a field by its kind, in the reader's locale; nothing without a value. Secrets are dots,
 * references are links. `whole` is for records, where there is room.
 */
export const fieldValue = (field: Field, row: ContractRow, { locale }: Locale, whole = false): ReactNode => {
  const value = row[field.name];
  if (value === null || value === undefined || value === "") return null;
  if (value === ALL && (field.ref === "operator" || field.ref === "parent-operator")) return "All operators";
  const inner = field.kind === "object" ? refIn(field) : undefined;
  const [kind, from, key] = inner
    ? [inner.ref, value as ContractRow, inner.name]
    : [field.secret ? undefined : field.ref, row, field.names ?? field.name];
  if (!kind) return drawn(field, row, locale, whole, (text) => text);
  const id = from[key];
  const named = field.kind === "id" && typeof id === "string";
  const link = (text: ReactNode) => (
    <RefLink kind={kind} value={id} row={from} inCell={!whole}>
      {named ? (
        <RefName kind={kind} value={id} withId={whole}>
          {text}
        </RefName>
      ) : (
        text
      )}
    </RefLink>
  );
  if (named) return drawn(field, row, locale, whole, link);
  const beside = inner && nameIn({ ...from, [inner.name]: undefined });
  const isTest = inner && from["isTest"] === true;
  const idOfName = field.names && whole && typeof id === "string" ? id : undefined;
  const linked = link(drawn(field, row, locale, whole, (text) => text));
  if (!beside && !isTest && !idOfName) return linked;
  return (
    <span className="inline-flex max-w-full min-w-0 flex-wrap items-baseline gap-x-2">
      {linked}
      {beside && <bdi className="min-w-0 truncate text-ink-muted">{beside}</bdi>}
      {isTest && <Badge tone="note">Test</Badge>}
      {idOfName && <Id value={idOfName} full className="text-ink-muted" />}
    </span>
  );
};
