import { TriangleAlert } from "lucide-react";
import { Button } from "../primitives/button/button.tsx";

type StaleNoticeProps = { message: string | undefined; onRetry: (() => void) | undefined; retrying: boolean };

/** Notice above outdated rows that a refresh has failed. */
export const StaleNotice = ({ message, onRetry, retrying }: StaleNoticeProps) => (
  <div
    role="alert"
    data-slot="stale-notice"
    className="flex min-h-9 items-center gap-2 border-b border-line bg-caution-soft ps-4 pe-2 text-caution-ink"
  >
    <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
    <span className="min-w-0 flex-1 py-1">Could not refresh, these rows may be out of date. {message}</span>
    {onRetry && (
      <Button size="sm" variant="ghost" loading={retrying} onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
);
