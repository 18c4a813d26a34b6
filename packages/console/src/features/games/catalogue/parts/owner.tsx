import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { ALL } from "#kit/scope/scope.ts";

/** Whose an entry is: everybody's, or an operator's or brand's own. */
export const Owner = ({ opId, inCell = false }: { opId: string; inCell?: boolean }) =>
  opId === ALL ? <span className="text-ink-muted">Global</span> : <OperatorLink opId={opId} inCell={inCell} />;
