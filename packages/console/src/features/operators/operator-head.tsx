import type { components } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import type { ReactNode } from "react";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { OPERATOR_STATUS } from "#entities/operator/operator-status.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";

type OperatorHeadProps = {
  operator: components["schemas"]["Operator"];
  /** What can be done with it. */
  children?: ReactNode;
};

/** Who it is, whose brand, and whether it may receive users. */
export const OperatorHead = ({ operator: { opId, title, status, parentOpId }, children }: OperatorHeadProps) => (
  <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
    <div className="min-w-0">
      <h2 className="flex flex-wrap items-center gap-2 text-title font-semibold wrap-anywhere">
        <bdi>{title}</bdi> {status && <StatusBadge status={status} of={OPERATOR_STATUS} />}
        <Badge tone={parentOpId === null ? "info" : "neutral"} dot={false}>
          {parentOpId === null ? "Operator" : "Brand"}
        </Badge>
      </h2>
      <p className="text-ink-muted">
        <span className="font-mono text-meta">{opId}</span>
        {parentOpId !== null && (
          <>
            {" "}
            · of <OperatorLink opId={parentOpId} />
          </>
        )}
      </p>
    </div>
    {children}
  </header>
);
