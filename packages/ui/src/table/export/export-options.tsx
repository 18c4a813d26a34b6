import { useLocale } from "../../display/locale/use-locale.ts";
import { Radio } from "../../primitives/controls/radio.tsx";
import { useFormatCount } from "../use-format-count.ts";
import { csvField } from "./csv-field.ts";
import { separatorOf, type CsvNotation } from "./csv-notation.ts";

/** Options of a file: visible or all columns, and its notation. */
export type ExportChoice = { all: boolean; notation: CsvNotation };

const NOTATIONS = [
  ["screen", "As on screen, for a spreadsheet"],
  ["machine", "For machines"],
] as const;
const SEPARATORS = { ",": "commas", ";": "semicolons" };
const EXAMPLES = [new Date("2026-11-28T15:06:06Z"), { number: "153.61" }];

type ExportOptionsProps = {
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
  /** Number of visible columns and of all columns. */
  shown: number;
  all: number;
};

const LINE = "flex min-h-6 items-center gap-2";

/** Form of the export options, with an example of each notation; offers a choice of columns only if some are hidden. */
export const ExportOptions = ({ choice, onChange, shown, all }: ExportOptionsProps) => {
  const formatCount = useFormatCount();
  const reader = useLocale();
  return (
    <>
      {shown < all && (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-meta font-medium text-ink-muted">Columns</legend>
          {[false, true].map((value) => (
            <label key={String(value)} className={LINE}>
              <Radio
                name="export-columns"
                checked={choice.all === value}
                onChange={() => onChange({ ...choice, all: value })}
              />
              {value ? `All ${formatCount(all)}` : `The ${formatCount(shown)} visible columns in their current order`}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-meta font-medium text-ink-muted">Dates and numbers</legend>
        {NOTATIONS.map(([notation, label]) => {
          const format = { ...reader, notation };
          const examples = EXAMPLES.map((value) => csvField(value, format).replaceAll('"', "")).join(" and ");
          return (
            <label key={notation} className={LINE}>
              <Radio
                name="export-notation"
                checked={choice.notation === notation}
                onChange={() => onChange({ ...choice, notation })}
              />
              <span>
                {label}
                <span className="block text-meta text-ink-muted">
                  {examples}, separated by {SEPARATORS[separatorOf(format)]}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
    </>
  );
};
