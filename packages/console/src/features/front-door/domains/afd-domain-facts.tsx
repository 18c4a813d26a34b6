import type { ApiError, components } from "@backoffice/api-client";
import { Alert, FactGroups, Id, useNow } from "@backoffice/ui";
import { AFD_PROVISION_STATUS } from "#entities/domain/domain-status.ts";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { Unread } from "#kit/form/unread.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { SecretToken } from "./secret-token.tsx";
import { TARGETS } from "./targets.ts";
import { verificationTitle } from "./verification-title.ts";
import { whatItWaitsFor } from "./what-it-waits-for.ts";

type AfdDomainFactsProps = {
  domain: components["schemas"]["FrontDoorDomain"];
  /** The endpoint that serves it: empty if none, undefined while loading. */
  endpointName: string | undefined;
  error: ApiError | null;
};

/** Facts of a Front Door domain (content §2) and its next step. */
export const AfdDomainFacts = ({ domain, endpointName, error }: AfdDomainFactsProps) => {
  const route = endpointName ?? domain.endpointName;
  const waits = whatItWaitsFor(domain, route, useNow(false));
  const { target, validationProperties } = domain;
  return (
    <>
      {waits && (
        <Alert severity={waits.severity} title={waits.title}>
          {waits.text}
        </Alert>
      )}
      <Unread what="route" error={error} />
      <FactGroups
        groups={[
          {
            title: "Verification",
            items: [
              { label: "Verification title", value: <Id value={verificationTitle(domain.hostName)} full /> },
              { label: "Verification token", value: <SecretToken token={validationProperties.validationToken} /> },
              { label: "Token expires", value: <Moment value={validationProperties.expirationDate ?? null} /> },
            ],
          },
          {
            title: "Routing",
            items: [
              { label: "Route", value: route && <Id value={route} full /> },
              { label: "Target", value: TARGETS.find(({ value }) => value === target)?.label ?? target },
              {
                label: "Provisioning",
                value: <StatusBadge status={domain.provisioningState} of={AFD_PROVISION_STATUS} />,
              },
            ],
          },
        ]}
        metadata={[
          <>
            ID <Id value={domain.id} />
          </>,
          stamp("Created", domain.createdAt),
        ]}
      />
    </>
  );
};
