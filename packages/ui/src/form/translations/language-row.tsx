import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { cn } from "../../cn.ts";
import { useFormScope } from "../form-scope.ts";
import { useCleanText } from "../text/use-clean-text.ts";
import type { Language } from "./language-map.ts";

export type LanguageRowProps = {
  /** Path of this language's text, such as `names.ar`. */
  name: string;
  /** Label of the field: the accessible name is "Name, Arabic". */
  fieldLabel: string;
  language: Language;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** Id of the error of the whole field, which describes every language. */
  groupNote: string | undefined;
  required: boolean;
  frozen: boolean;
  /** Disabled, with the reason shown by the field. */
  disabled: boolean;
  multiline: boolean;
  autoFocus: boolean;
};

const BOX =
  "block w-full bg-transparent px-2.5 text-body text-ink outline-none placeholder:text-ink-faint aria-disabled:text-ink-faint";

/** One language of a `LanguageTextField`: its name, and a borderless input in its direction. */
export const LanguageRow = (props: LanguageRowProps) => {
  const { name, fieldLabel, language, error, required, frozen } = props;
  const { id: formId, labels } = useFormScope();
  const label = `${fieldLabel}, ${language.label}`;
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);

  const typing = useCleanText(props.value, props.onChange);
  const id = `${formId}-${name}`;
  const box = {
    id,
    name,
    value: props.value,
    ...typing,
    dir: language.dir ?? "ltr",
    lang: language.code,
    readOnly: frozen,
    autoFocus: props.autoFocus,
    autoComplete: "off",
    "aria-disabled": props.disabled || undefined,
    "aria-label": label,
    "aria-required": required || undefined,
    "aria-invalid": error || props.groupNote ? (true as const) : undefined,
    "aria-describedby": cn(props.groupNote, error && `${id}-note`) || undefined,
  };
  return (
    <div
      data-slot="language-row"
      className={cn(
        "grid grid-cols-[8rem_minmax(0,1fr)] -outline-offset-1 first:rounded-t-[5px] last:rounded-b-[5px] has-focus-visible:outline-1",
        error ? "outline-1 outline-critical has-focus-visible:outline-2" : "outline-focus",
      )}
    >
      <span aria-hidden className="border-e bg-sunken px-2.5 text-meta text-ink-muted">
        <span className="flex h-control items-center">
          <span title={language.label} className="truncate">
            {language.label}
          </span>
          {required && <span className="ms-0.5 text-critical-ink">*</span>}
        </span>
      </span>
      <span className={cn("block min-w-0", frozen && "bg-sunken")}>
        {props.multiline ? (
          <textarea
            {...box}
            rows={2}
            className={cn(BOX, "max-h-60 field-sizing-content min-h-13 resize-none py-1.5")}
          />
        ) : (
          <input {...box} type="text" className={cn(BOX, "h-control")} />
        )}
        {error && (
          <span id={`${id}-note`} className="flex items-start gap-1 px-2.5 pb-1.5 text-meta text-critical-ink">
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
            {error}
          </span>
        )}
      </span>
    </div>
  );
};
