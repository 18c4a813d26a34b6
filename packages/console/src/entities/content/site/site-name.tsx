import { OperatorName } from "#entities/operator/operator-name.tsx";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";

/** Name of the operator or brand that owns the site, or of the default content (shell §2.1). */
export const SiteName = ({ opId }: { opId: string }) =>
  opId === CMS_DEFAULT ? "CMS DEFAULT" : <OperatorName opId={opId} />;
