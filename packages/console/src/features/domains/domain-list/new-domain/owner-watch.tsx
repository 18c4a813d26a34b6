import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";

type OwnerWatchProps = {
  opId: string;
  onChange: (opId: string) => void;
  /** Fields that hold what only the owner of before had. */
  clears: readonly string[];
};

/** Says who was chosen as the owner, and empties what was chosen for another. */
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
