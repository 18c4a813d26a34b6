import { OperatorName } from "#entities/operator/operator-name.tsx";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";

/** The name of the operator or brand whose site it is, or of what all sites start from (shell §2.1). */
export const SiteName = ({ opId }: { opId: string }) =>
  opId === CMS_DEFAULT ? "CMS DEFAULT" : <OperatorName opId={opId} />;
