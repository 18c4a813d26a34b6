import { isNumber, type Field } from "@backoffice/api-client";
import { DescriptionList, SectionHeading, useLocale } from "@backoffice/ui";
import { fieldText, fieldValue } from "../fields/field-value.tsx";
import { fieldWords } from "../fields/field-words.ts";
import type { ContractRow } from "../list/contract-read.ts";

/** The level of the headings in a record: below a page's title, or below a drawer's. */
export type HeadingLevel = 2 | 3 | 4;

/** Rows of a list inside a record that are written out; the rest is in the JSON. */
const MOST = 20;

const isRow = (value: unknown): value is ContractRow =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isNumber(value);

/** Fields as the contract has them; what it does not know of an object comes as text. */
const fieldsIn = (field: Field, value: ContractRow): readonly Field[] =>
  field.fields ??
  Object.keys(value).map((name) => ({ name, kind: "text", ...(field.secret && { secret: true as const }) }));

/** The outline of a page ends here; what lies deeper has headings of the same level. */
const DEEPEST = 4;

type PartProps = { field: Field; value: unknown; level: number; heading: HeadingLevel };

const Part = ({ field, value, level, heading }: PartProps) => {
  const rows = Array.isArray(value) ? value.filter(isRow) : isRow(value) ? [value] : [];
  const left = rows.length - MOST;
  return (
    // Parts of parts may share their names, which landmarks may not.
    <section aria-label={fieldWords(field.name)} role={level === 0 ? undefined : "group"} className="mt-5">
      <SectionHeading level={heading}>
        {Array.isArray(value) ? `${fieldWords(field.name)} (${rows.length})` : fieldWords(field.name)}
      </SectionHeading>
      <div className="grid gap-3 border-s border-line ps-3">
        {rows.slice(0, MOST).map((row, at) => (
          <ContractFacts
            key={at}
            fields={fieldsIn(field, row)}
            row={row}
            level={level + 1}
            heading={heading < DEEPEST ? ((heading + 1) as HeadingLevel) : DEEPEST}
          />
        ))}
      </div>
      {left > 0 && <p className="mt-1 ps-3 text-meta text-ink-muted">and {left} more</p>}
    </section>
  );
};

const isPart = (value: unknown) =>
  Array.isArray(value) ? value.some(isRow) : isRow(value) && Object.keys(value).length > 0;

type ContractFactsProps = { fields: readonly Field[]; row: ContractRow; level?: number; heading: HeadingLevel };

/** Every field of a record: values as a list of facts, objects as sections of their own below. */
export const ContractFacts = ({ fields, row, level = 0, heading }: ContractFactsProps) => {
  const locale = useLocale();
  const parts = fields.filter((it) => isPart(row[it.name]) && !it.secret);
  const facts = fields.filter((it) => !parts.includes(it));
  return (
    <div>
      {facts.length > 0 && (
        <DescriptionList
          items={facts.map((field) => ({
            label: <span title={field.help}>{fieldWords(field.name)}</span>,
            value: fieldValue(field, row, locale, true),
            span: fieldText(row[field.name]).length > 60,
          }))}
        />
      )}
      {level < 3 &&
        parts.map((field) => (
          <Part key={field.name} field={field} value={row[field.name]} level={level} heading={heading} />
        ))}
    </div>
  );
};
