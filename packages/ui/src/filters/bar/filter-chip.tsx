import { X } from "lucide-react";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { chipText } from "./chip-text.ts";
import type { AnyFilter } from "../define-filters.ts";
import type { LookupFilter } from "../choices/lookup.ts";
import { useLookupOption } from "../choices/use-lookup-option.ts";

type FilterChipProps = { filter: AnyFilter; value: unknown; onRemove: (button: HTMLElement) => void };

const Chip = ({ text, onRemove }: { text: string; onRemove: FilterChipProps["onRemove"] }) => (
  <li
    data-slot="filter-chip"
    className="flex h-6 max-w-full items-center rounded-sm border border-line bg-surface ps-2 text-meta"
  >
    <bdi title={text.length > 40 ? text.slice(0, 300) : undefined} className="max-w-72 min-w-0 truncate">
      {text.slice(0, 300)}
    </bdi>
    <IconButton
      size="sm"
      icon={X}
      label={`Remove ${text.slice(0, 80)}`}
      onClick={(event) => onRemove(event.currentTarget)}
    />
  </li>
);

const LookupChip = ({ filter, value, onRemove }: FilterChipProps & { filter: LookupFilter }) => {
  const option = useLookupOption(filter, value as string | undefined);
  return <Chip text={`${filter.label}: ${option?.label ?? "any"}`} onRemove={onRemove} />;
};

/** The value of a set filter, with a button that removes it. */
export const FilterChip = ({ filter, ...rest }: FilterChipProps) =>
  filter.kind === "lookup" ? (
    <LookupChip filter={filter} {...rest} />
  ) : (
    <Chip text={chipText(filter, rest.value)} onRemove={rest.onRemove} />
  );
