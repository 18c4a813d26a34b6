import { Button, Input, Select } from "@backoffice/ui";
import { Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import type { Filter } from "./filters.ts";
import { usePause } from "./use-pause.ts";

type ControlProps<Kind extends Filter["kind"]> = {
  filter: Extract<Filter, { kind: Kind }>;
  value: unknown;
  onChange: (value: unknown) => void;
};

const ANY = "";

const TextFilter = ({ filter, value, onChange }: ControlProps<"text">) => {
  const committed = typeof value === "string" ? value : "";
  const [text, setText] = useState(committed);
  const { later, flush } = usePause((next: string) => onChange(next.trim() || undefined), 300);
  useEffect(() => setText(committed), [committed]);
  return (
    <Input
      type="search"
      aria-label={filter.label}
      placeholder={filter.placeholder}
      maxLength={100}
      startIcon={<Search size={14} strokeWidth={1.75} aria-hidden />}
      className="w-full sm:w-64"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        later(event.target.value);
      }}
      onKeyDown={(event) => event.key === "Enter" && flush(text)}
    />
  );
};

const ChoiceFilter = ({ filter, value, onChange }: ControlProps<"choice">) => (
  <Select
    aria-label={filter.label}
    className="w-auto"
    options={[{ value: ANY, label: `${filter.label}: any` }, ...filter.options]}
    value={typeof value === "string" ? value : ANY}
    onValueChange={(next) => onChange(next === ANY ? undefined : next)}
  />
);

const YesNoFilter = ({ filter, value, onChange }: ControlProps<"yes-no">) => (
  <Select
    aria-label={filter.label}
    className="w-auto"
    options={[
      { value: ANY, label: `${filter.label}: any` },
      { value: "true", label: filter.yes },
      { value: "false", label: filter.no },
    ]}
    value={typeof value === "boolean" ? String(value) : ANY}
    onValueChange={(next) => onChange(next === ANY ? undefined : next === "true")}
  />
);

const control = (filter: Filter, value: unknown, onChange: (value: unknown) => void) => {
  if (filter.kind === "text") return <TextFilter filter={filter} value={value} onChange={onChange} />;
  if (filter.kind === "choice") return <ChoiceFilter filter={filter} value={value} onChange={onChange} />;
  return <YesNoFilter filter={filter} value={value} onChange={onChange} />;
};

type FilterBarProps = {
  filters: Record<string, Filter>;
  values: Record<string, unknown>;
  filtered: boolean;
  onChange: (changes: Record<string, unknown>) => void;
  onClear: () => void;
};

/** The filters of a list in one row, and a way out of all of them. */
export const FilterBar = ({ filters, values, filtered, onChange, onClear }: FilterBarProps) => (
  <div role="search" aria-label="Filters" className="flex flex-wrap items-center gap-2">
    {Object.entries(filters).map(([name, filter]) => (
      <div key={name} data-filter={name} className={filter.kind === "text" ? "w-full sm:w-auto" : undefined}>
        {control(filter, values[name], (value) => onChange({ [name]: value }))}
      </div>
    ))}
    {filtered && (
      <Button variant="ghost" onClick={onClear}>
        <X size={14} strokeWidth={1.75} aria-hidden />
        Clear filters
      </Button>
    )}
  </div>
);
