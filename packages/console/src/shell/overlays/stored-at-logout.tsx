import { Checkbox, cn } from "@backoffice/ui";
import { useId, useState } from "react";
import { type Staying, stayingOf } from "#kit/session/stored-data.ts";

const wordsOf = ({ kind: { name = ["", ""] }, count }: Staying) => `${count} ${name[count === 1 ? 0 : 1]}`;

const listOf = (staying: readonly Staying[]) =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(staying.map(wordsOf));

type StoredAtLogoutProps = {
  userId: string;
  removes: boolean;
  onRemovesChange: (removes: boolean) => void;
  className?: string;
};

/** Says what stays in this browser after a log-out, and offers to remove it. Renders nothing if nothing stays. */
export const StoredAtLogout = ({ userId, removes, onRemovesChange, className }: StoredAtLogoutProps) => {
  const id = useId();
  const [staying] = useState(() => stayingOf(userId));
  const [asked, kept] = (["asked", "kept"] as const).map((at) => staying.filter(({ kind }) => kind.atLogOut === at));
  if (!asked || !kept || staying.length === 0) return null;
  return (
    <span className={cn("block text-ink-muted", className)}>
      {asked.length > 0 && (
        <>
          <span id={id} className="block">
            Stays in this browser: {listOf(asked)}.
          </span>
          <label className="mt-1 flex min-h-6 items-center gap-2 text-ink">
            <Checkbox
              checked={removes}
              aria-describedby={id}
              onChange={(event) => onRemovesChange(event.currentTarget.checked)}
            />
            Remove from this browser
          </label>
        </>
      )}
      {kept.length > 0 && (
        <span className={cn("block", asked.length > 0 && "mt-2")}>
          {listOf(kept)} {kept[0]?.count === 1 ? "is" : "are"} always kept: without{" "}
          {kept[0]?.count === 1 ? "it" : "them"} the console could not warn you before money is sent a second time.
        </span>
      )}
    </span>
  );
};
