import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { ALL } from "#kit/scope/scope.ts";

/** Owner of an entry: global, or an operator or brand. */
export const Owner = ({ opId, inCell = false }: { opId: string; inCell?: boolean }) =>
  opId === ALL ? <span className="text-ink-muted">Global</span> : <OperatorLink opId={opId} inCell={inCell} />;
