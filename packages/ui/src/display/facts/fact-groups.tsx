import { useId, useState, type ReactNode } from "react";
import { DescriptionList, type DescriptionItem } from "./description-list.tsx";
import { EmptyFieldsButton } from "./empty-fields-button.tsx";
import { isEmptyValue } from "./is-empty-value.ts";
import { MetaLine } from "./meta-line.tsx";

/** Fields of a record on one subject, with a heading: "Player", "Destination". */
export type FactGroup = { title?: string; items: readonly DescriptionItem[] };

export type FactGroupsProps = {
  groups: readonly FactGroup[];
  /** Ids, dates and authors in one muted line at the bottom; empty ones are left out. */
  metadata?: readonly ReactNode[];
  /** Level of the headings in the outline of the page. */
  level?: 2 | 3;
  /** Sections with their own loading and error states, between the groups and the metadata. */
  children?: ReactNode;
};

/** Fields of a record in groups. Empty fields, and groups with empty fields only, are hidden until the user shows them. */
export const FactGroups = ({ groups, metadata = [], level = 3, children }: FactGroupsProps) => {
  const id = useId();
  const [showsEmpty, setShowsEmpty] = useState(false);
  const empty = groups.flatMap(({ items }) => items.filter(({ value }) => isEmptyValue(value)));
  const shown = groups
    .map((group) => ({ ...group, items: showsEmpty ? group.items : group.items.filter((it) => !empty.includes(it)) }))
    .filter(({ items }) => items.length > 0);
  const Heading = `h${level}` as const;
  return (
    <div data-slot="fact-groups">
      {shown.map(({ title, items }, at) => (
        <section key={title ?? at} aria-labelledby={title && `${id}-${String(at)}`} className="not-first:mt-5">
          {title && (
            <Heading id={`${id}-${String(at)}`} className="mb-0.5 text-meta font-semibold text-ink">
              {title}
            </Heading>
          )}
          <DescriptionList items={items} />
        </section>
      ))}
      <EmptyFieldsButton count={empty.length} shown={showsEmpty} onShownChange={setShowsEmpty} />
      {children}
      <MetaLine items={metadata} />
    </div>
  );
};
