import type { components } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import type { ReactNode } from "react";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { OPERATOR_STATUS } from "#entities/operator/operator-status.ts";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";

type OperatorHeadProps = {
  operator: components["schemas"]["Operator"];
  /** Actions. */
  children?: ReactNode;
};

/** Name, parent and status of an operator or brand. */
export const OperatorHead = ({ operator: { opId, title, status, parentOpId }, children }: OperatorHeadProps) => (
  <RecordHeader
    code={opId}
    status={
      <>
        {status && <StatusBadge status={status} of={OPERATOR_STATUS} />}
        <Badge tone={parentOpId === null ? "note" : "normal"} dot={false}>
          {parentOpId === null ? "Operator" : "Brand"}
        </Badge>
      </>
    }
    metadata={
      parentOpId !== null && (
        <>
          Brand of <OperatorLink opId={parentOpId} />
        </>
      )
    }
    actions={children}
  >
    {title}
  </RecordHeader>
);
