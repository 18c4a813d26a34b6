import { Radio, Textarea } from "@backoffice/ui";
import { useId } from "react";
import type { NoteRule } from "#kit/form/note.ts";

/** One note for all rows, or one per row id. */
export type Notes = { how: "all" | "each"; all: string; each: Readonly<Record<string, string>> };

export const NO_NOTES: Notes = { how: "all", all: "", each: {} };

/** The note of a row. */
export const noteOf = ({ how, all, each }: Notes, id: string): string => (how === "all" ? all : (each[id] ?? ""));

/** Maximum number of rows with notes of their own. */
const EACH_MOST = 50;

type NoteAreaProps = { label: string; rule: NoteRule; value: string; rows: number; onChange: (value: string) => void };

const NoteArea = ({ label, rule, value, rows, onChange }: NoteAreaProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex items-baseline justify-between gap-2 text-meta font-medium text-ink">
        <span>
          <bdi>{label}</bdi>
          {rule.required && (
            <span aria-hidden className="ms-0.5 text-critical-ink">
              *
            </span>
          )}
        </span>
        <span className="tabular font-normal text-ink-muted">
          {rule.required ? "" : "Optional · "}
          {value.length} / {rule.max}
        </span>
      </label>
      <Textarea
        id={id}
        required={rule.required}
        rows={rows}
        maxLength={rule.max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
};

type BulkNotesProps<Row> = {
  rule: NoteRule;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  notes: Notes;
  onChange: (notes: Notes) => void;
};

/** Fields for the note of a bulk action: one for all rows, or one per row if there are few. */
export const BulkNotes = <Row,>({ rule, rows, idOf, nameOf, notes, onChange }: BulkNotesProps<Row>) => {
  const name = useId();
  const choices = [
    ["all", "One note for all"],
    ["each", "One note each"],
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      {notes.how === "all" ? (
        <NoteArea
          label={rule.label}
          rule={rule}
          value={notes.all}
          rows={3}
          onChange={(all) => onChange({ ...notes, all })}
        />
      ) : (
        <div className="flex max-h-64 flex-col gap-3 overflow-y-auto p-0.5">
          {rows.map((row) => {
            const id = idOf(row);
            return (
              <NoteArea
                key={id}
                label={nameOf(row)}
                rule={rule}
                value={notes.each[id] ?? ""}
                rows={1}
                onChange={(text) => onChange({ ...notes, each: { ...notes.each, [id]: text } })}
              />
            );
          })}
        </div>
      )}
      {rule.help && <p className="text-meta text-ink-muted">{rule.help}</p>}
      {rows.length > 1 && rows.length <= EACH_MOST && (
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
          <legend className="sr-only">Notes</legend>
          {choices.map(([how, label]) => (
            <label key={how} className="flex items-center gap-2">
              <Radio name={name} checked={notes.how === how} onChange={() => onChange({ ...notes, how })} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
};
