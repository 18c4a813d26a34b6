import { Checkbox } from "../../primitives/controls/checkbox.tsx";
import { Radio } from "../../primitives/controls/radio.tsx";
import { useFormatCount } from "../use-format-count.ts";

/** Options of a file: visible or all columns, a byte order mark for Excel, semicolons instead of commas. */
export type ExportChoice = { all: boolean; excel: boolean; semicolons: boolean };

type ExportOptionsProps = {
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
  /** Number of visible columns and of all columns. */
  shown: number;
  all: number;
};

const LINE = "flex min-h-6 items-center gap-2";

/** Form of the export options; offers a choice of columns only if some are hidden. */
export const ExportOptions = ({ choice, onChange, shown, all }: ExportOptionsProps) => {
  const formatCount = useFormatCount();
  const format = ["excel", "semicolons"] as const;
  const words = { excel: "UTF-8 byte order mark for Excel", semicolons: "Separate columns with semicolons" };
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
        <legend className="sr-only">Format</legend>
        {format.map((name) => (
          <label key={name} className={LINE}>
            <Checkbox
              checked={choice[name]}
              onChange={(event) => onChange({ ...choice, [name]: event.currentTarget.checked })}
            />
            {words[name]}
          </label>
        ))}
      </fieldset>
    </>
  );
};
