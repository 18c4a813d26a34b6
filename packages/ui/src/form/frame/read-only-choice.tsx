import { Input } from "../../primitives/controls/input.tsx";
import type { useField } from "./use-field.ts";

export type ReadOnlyChoiceProps = {
  field: Pick<ReturnType<typeof useField>, "control" | "error">;
  /** The chosen option's label; an em dash when nothing is chosen. */
  label: string | undefined;
};

/** A choice that cannot be changed, as text in a box: it can be focused, read and copied. */
export const ReadOnlyChoice = ({ field, label }: ReadOnlyChoiceProps) => {
  const { "aria-required": _, ...control } = field.control;
  return <Input {...control} readOnly value={label ?? "—"} invalid={Boolean(field.error)} />;
};
