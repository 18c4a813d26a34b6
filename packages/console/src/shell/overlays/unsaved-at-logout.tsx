import { cn } from "@backoffice/ui";
import { hasUnsaved, losesUnsaved, savesOf } from "#kit/panels/unsaved.ts";

type UnsavedAtLogoutProps = {
  className: string;
  /** Whether drafts are removed too. */
  removes: boolean;
};

/** Says what becomes of unsaved input when the user logs out. */
export const UnsavedAtLogout = ({ className, removes }: UnsavedAtLogoutProps) => {
  if (!hasUnsaved()) return null;
  if (savesOf())
    return (
      <span className={cn("block text-caution-ink", className)}>
        Your changes are being saved. Wait for the answer.
      </span>
    );
  return removes || losesUnsaved() ? (
    <span className={cn("block text-caution-ink", className)}>Your changes are not saved and will be lost.</span>
  ) : (
    <span className={cn("block text-ink-muted", className)}>
      Your changes are kept as a draft, without personal data.
    </span>
  );
};
