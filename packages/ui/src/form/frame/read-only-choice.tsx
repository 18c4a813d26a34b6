import { Input } from "../../primitives/controls/input.tsx";
import type { useField } from "./use-field.ts";

export type ReadOnlyChoiceProps = {
  field: Pick<ReturnType<typeof useField>, "control" | "error">;
  /** Label of the selected option; an em dash if none is selected. */
  label: string | undefined;
};

/** A read-only choice as text in a box that can be focused, read and copied. */
export const ReadOnlyChoice = ({ field, label }: ReadOnlyChoiceProps) => {
  const { "aria-required": _, ...control } = field.control;
  return <Input {...control} readOnly value={label ?? "—"} invalid={Boolean(field.error)} />;
};
