import { useEffect, useId, useRef } from "react";
import { Alert } from "../../feedback/alert.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { useFormScope } from "../form-scope.ts";
import { labelOf } from "../errors/label-of.ts";
import { valueText } from "../frame/value-text.ts";

/** A field that two users changed. */
export type ConflictingField = { path: string; mine: unknown; theirs: unknown };

export type EditConflictProps<Field extends ConflictingField> = {
  fields: readonly Field[];
  onChoose: (field: Field, whose: "mine" | "theirs") => void;
};

/** Lists fields that another user saved while they were edited here, with both values to choose from. Takes the focus. */
export const EditConflict = <Field extends ConflictingField>({ fields, onChoose }: EditConflictProps<Field>) => {
  const { labels } = useFormScope();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isOpen = fields.length > 0;
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={titleId} className="outline-offset-2">
      <Alert severity="caution" title={<span id={titleId}>Edit conflict</span>}>
        <p>Another user saved these fields while you edited them. Nothing was sent yet.</p>
        <ul className="mt-1.5 flex flex-col gap-2.5">
          {fields.map((field) => {
            const label = labelOf(labels, field.path) ?? field.path;
            return (
              <li key={field.path} className="flex flex-col gap-1">
                <span className="font-medium">{label}</span>
                {(["mine", "theirs"] as const).map((whose) => (
                  <span key={whose} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      {whose === "mine" ? "Yours" : "Theirs"}: {valueText(field[whose])}
                    </span>
                    <Button
                      size="sm"
                      aria-label={`${whose === "mine" ? "Keep yours" : "Take theirs"}: ${label}`}
                      onClick={() => onChoose(field, whose)}
                    >
                      {whose === "mine" ? "Keep yours" : "Take theirs"}
                    </Button>
                  </span>
                ))}
              </li>
            );
          })}
        </ul>
      </Alert>
    </div>
  );
};
