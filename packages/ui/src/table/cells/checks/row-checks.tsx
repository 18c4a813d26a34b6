import { DASH } from "../../../display/values/dash.tsx";
import { Skeleton } from "../../../feedback/skeleton.tsx";
import { CHECK_LOOKS } from "../../../feedback/checks/check-looks.ts";

/** A check that found something, in a row. */
export type RowCheck = { label: string; state: "stop" | "look" | "note" };

const DOTS: Readonly<Record<RowCheck["state"], string>> = {
  stop: "bg-critical",
  look: "bg-caution",
  note: "bg-ink-faint",
};

type RowChecksProps = {
  /** Most severe first. A dash means that nothing was found; `reading` is a bar, `unread` says so. */
  checks: readonly RowCheck[] | "reading" | "unread";
};

/** The most severe check of a row, and the number of others. */
export const RowChecks = ({ checks }: RowChecksProps) => {
  if (checks === "reading") return <Skeleton className="h-2 w-13" />;
  if (checks === "unread") return <span className="text-ink-faint">Not read</span>;
  const [worst, ...others] = checks;
  if (!worst) return DASH;
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={checks.map(({ label }) => label).join(", ")}>
      <span aria-hidden className={`size-[7px] shrink-0 rounded-full ${DOTS[worst.state]}`} />
      <span className="min-w-0 truncate">
        <span className="sr-only">{CHECK_LOOKS[worst.state].word}: </span>
        {worst.label}
      </span>
      {others.length > 0 && <span className="-ms-0.5 shrink-0 text-ink-muted">+{others.length}</span>}
    </span>
  );
};
