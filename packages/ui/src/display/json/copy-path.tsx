import { Check, Link2, X } from "lucide-react";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { useCopy } from "../../primitives/button/use-copy.ts";

const ICONS = { idle: Link2, copied: Check, failed: X };

/** Copies the path of a value, such as `$.limits.max`. */
export const CopyPath = ({ path }: { path: string }) => {
  const [state, copy] = useCopy();
  const label = { idle: `Copy path ${path}`, copied: "Copied!", failed: "Could not copy" }[state];
  return <IconButton size="sm" label={label} icon={ICONS[state]} onClick={() => void copy(path)} />;
};
