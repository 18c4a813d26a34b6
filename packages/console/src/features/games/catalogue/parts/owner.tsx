import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ALL } from "#kit/scope/scope.ts";

/** Whose an entry is: everybody's, or an operator's or brand's own. */
export const Owner = ({ opId }: { opId: string }) =>
  opId === ALL ? <span className="text-ink-muted">Global</span> : <OperatorName opId={opId} />;
