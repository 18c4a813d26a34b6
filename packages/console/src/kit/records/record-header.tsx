import type { ReactNode } from "react";

type RecordHeaderProps = {
  /** The record's name. */
  children: ReactNode;
  /** Code of the record, next to the name. */
  code?: ReactNode;
  status?: ReactNode;
  /** One muted line: operator, kind, player. */
  metadata?: ReactNode;
  /** Buttons; the destructive ones in More. */
  actions?: ReactNode;
};

/** The header of a record page: name, code, status, metadata in one line if it fits, and actions on the right. */
export const RecordHeader = ({ children, code, status, metadata, actions }: RecordHeaderProps) => (
  <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
    <div className="flex min-h-7 min-w-0 flex-wrap items-center gap-x-3">
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-title font-semibold wrap-anywhere">
        <bdi>{children}</bdi>
        {code && <span className="font-mono text-meta font-normal text-ink-muted">{code}</span>}
        {status}
      </h2>
      {metadata && <div className="text-ink-muted">{metadata}</div>}
    </div>
    {actions && <div className="flex flex-wrap items-center gap-2 empty:hidden">{actions}</div>}
  </header>
);
