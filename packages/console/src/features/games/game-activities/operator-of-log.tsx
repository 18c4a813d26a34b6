import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { ALL } from "#kit/scope/scope.ts";

/** Operator of a log entry; `*` is the whole platform. */
export const OperatorOfLog = ({ opId, inCell = false }: { opId: string; inCell?: boolean }) =>
  opId === ALL ? "Whole platform" : <OperatorLink opId={opId} inCell={inCell} />;
