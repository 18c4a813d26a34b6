import { cn } from "@backoffice/ui";
import { hasUnsaved, losesUnsaved } from "#kit/panels/unsaved.ts";

/** Says what becomes of unsaved input when the user logs out. */
export const UnsavedAtLogout = ({ className }: { className: string }) => {
  if (!hasUnsaved()) return null;
  return losesUnsaved() ? (
    <span className={cn("block text-caution-ink", className)}>Your changes are not saved and will be lost.</span>
  ) : (
    <span className={cn("block text-ink-muted", className)}>
      Your changes are kept as a draft, without personal data.
    </span>
  );
};
