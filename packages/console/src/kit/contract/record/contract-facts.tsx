import type { Field } from "@backoffice/api-client";
import { DescriptionList, EmptyFieldsButton, SectionHeading, useLocale } from "@backoffice/ui";
import { useState } from "react";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { fieldText, fieldValue } from "../fields/field-value.tsx";
import { fieldLabel, uniqueFieldLabel } from "../fields/field-words.ts";
import type { ContractRow } from "../list/contract-read.ts";
import { ContractRows } from "./contract-rows.tsx";
import { emptyIn } from "./facts/empty-in.ts";
import { factGroups } from "./facts/group-facts.ts";
import { partOf, type Part } from "./facts/part-of.ts";
import { withoutDuplicates } from "./facts/without-duplicates.ts";

/** The level of the headings in a record: below a page's title, or below a drawer's. */
export type HeadingLevel = 2 | 3 | 4;

/** The outline of a page ends here; what lies deeper has headings of the same level. */
const DEEPEST = 4;
const below = (heading: HeadingLevel) => (heading < DEEPEST ? ((heading + 1) as HeadingLevel) : DEEPEST);

/** Maximum depth of nested objects; deeper ones are only in the JSON. */
const DEPTH = 3;

type InsideProps = { part: Part; level: number; heading: HeadingLevel; withEmpty: boolean };

const Inside = ({ part: { field, rows, record, fields }, level, heading, withEmpty }: InsideProps) => {
  const { locale } = useLocale();
  const label = fieldLabel(field);
  return (
    // Parts of parts may share their names, which landmarks may not.
    <section aria-label={label} role={level === 0 ? undefined : "group"} className="mt-5">
      <SectionHeading level={heading} className="mb-1">
        {rows ? `${label} (${formatNumber(rows.length, locale)})` : label}
      </SectionHeading>
      {rows ? (
        <ContractRows label={label} fields={fields} rows={rows} />
      ) : (
        <Facts fields={fields} row={record} level={level + 1} heading={below(heading)} withEmpty={withEmpty} />
      )}
    </section>
  );
};

type FactsProps = {
  fields: readonly Field[];
  row: ContractRow;
  level: number;
  heading: HeadingLevel;
  withEmpty: boolean;
};

const Facts = ({ fields: all, row, level, heading, withEmpty }: FactsProps) => {
  const locale = useLocale();
  const fields = withoutDuplicates(all, row);
  const parts = fields.flatMap((it) => partOf(it, row[it.name]) ?? []);
  const isOnlyPart = (it: Field) => parts.some(({ field, named }) => field === it && !named);
  const empty = emptyIn(fields, row);
  const facts = fields.filter((it) => !isOnlyPart(it) && (withEmpty || !empty.includes(it)));
  const Heading = `h${heading}` as const;
  return (
    <div>
      {factGroups(facts).map((group) => (
        <div key={group.heading} className="not-first:mt-5">
          {group.heading && (
            <Heading className="mb-0.5 text-meta font-semibold text-ink-muted">{group.heading}</Heading>
          )}
          <DescriptionList
            items={group.facts.map((field) => ({
              label: <span title={field.help}>{uniqueFieldLabel(field, facts)}</span>,
              value: fieldValue(field, row, locale, true),
              span: fieldText(row[field.name]).length > 60,
            }))}
          />
        </div>
      ))}
      {level < DEPTH &&
        parts.map((part) => (
          <Inside key={part.field.name} part={part} level={level} heading={heading} withEmpty={withEmpty} />
        ))}
    </div>
  );
};

/** How many facts of a record are empty, at any depth. */
const countEmpty = (fields: readonly Field[], row: ContractRow, level = 0): number =>
  emptyIn(withoutDuplicates(fields, row), row).length +
  (level < DEPTH ? fields : [])
    .flatMap((it) => partOf(it, row[it.name]) ?? [])
    .reduce((sum, it) => sum + (it.rows ? 0 : countEmpty(it.fields, it.record, level + 1)), 0);

type ContractFactsProps = { fields: readonly Field[]; row: ContractRow; heading: HeadingLevel };

/**
 * Every field of a record, once: values as facts in the order staff need them, objects as sections below, lists as
 * tables. Empty fields are hidden until the reader shows them.
 */
export const ContractFacts = ({ fields, row, heading }: ContractFactsProps) => {
  const [withEmpty, setWithEmpty] = useState(false);
  const count = countEmpty(fields, row);
  return (
    <div>
      <Facts fields={fields} row={row} level={0} heading={heading} withEmpty={withEmpty} />
      <EmptyFieldsButton count={count} shown={withEmpty} onShownChange={setWithEmpty} />
    </div>
  );
};
