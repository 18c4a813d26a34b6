import { Input } from "@backoffice/ui";
import { FieldFrame } from "@backoffice/ui/form";
import { useId } from "react";

type CalculatedFieldProps = { name: string; label: string; help: string; value: string };

/** A value that follows from other fields (money §5). */
export const CalculatedField = ({ value, ...props }: CalculatedFieldProps) => {
  const id = useId();
  return (
    <FieldFrame field={{ id, labelId: `${id}-label`, error: undefined, required: false }} props={props}>
      <Input id={id} readOnly dir="ltr" value={value} aria-describedby={`${id}-note`} className="tabular" />
    </FieldFrame>
  );
};
