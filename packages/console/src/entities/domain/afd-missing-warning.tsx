import type { components } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";

/** Front Door parts that a domain lacks, in words (content §2). */
const missingParts = (domain: components["schemas"]["Domain"]): string[] =>
  [
    domain.afdProfileName === null && "profile",
    domain.afdEndpointName === null && "endpoint",
    domain.afdRouteName === null && "route",
    domain.afdCustomDomainId === null && "custom domain ID",
  ].filter((it) => it !== false);

/** Warns that Front Door cannot serve a domain because parts of it are missing (content §2). */
export const AfdMissingWarning = ({ domain }: { domain: components["schemas"]["Domain"] }) => {
  const parts = missingParts(domain);
  if (parts.length === 0) return null;
  const list = new Intl.ListFormat("en").format(parts);
  return (
    <Alert severity="caution" title="Front Door is not set up completely">
      {`The ${list} ${parts.length === 1 ? "is" : "are"} missing: Front Door does not serve this domain.`}
    </Alert>
  );
};
