import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";

type OwnerWatchProps = {
  opId: string;
  onChange: (opId: string) => void;
  /** Fields that depend on the owner. */
  clears: readonly string[];
};

/** Reports the chosen owner and clears fields that depend on the previous one. */
export const OwnerWatch = ({ opId, onChange, clears }: OwnerWatchProps) => {
  const { setValue } = useFormContext();
  const before = useRef(opId);
  useEffect(() => {
    if (before.current === opId) return;
    before.current = opId;
    onChange(opId);
    for (const name of clears) setValue(name, "");
  }, [opId, onChange, clears, setValue]);
  return null;
};
