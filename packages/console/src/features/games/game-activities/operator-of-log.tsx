import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ALL } from "#kit/scope/scope.ts";

/** For whom it was done: `*` is the whole platform. */
export const OperatorOfLog = ({ opId }: { opId: string }) =>
  opId === ALL ? "Whole platform" : <OperatorName opId={opId} />;
