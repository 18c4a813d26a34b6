import type { components } from "@backoffice/api-client";
import type { AlertProps } from "@backoffice/ui";

type Domain = components["schemas"]["FrontDoorDomain"];
type Waits = { severity: AlertProps["severity"]; title: string; text: string };

const AGAIN = "Delete the domain and create it again for a new token.";

/** The open setup step of a Front Door domain; undefined once it is served. */
export const whatItWaitsFor = (domain: Domain, endpointName: string | null, now: number): Waits | undefined => {
  const { provisioningState, domainValidationState, validationProperties } = domain;
  const until = validationProperties.expirationDate;
  const expired = Boolean(until) && Date.parse(until!) <= now;
  if (provisioningState === "Failed") return { severity: "critical", title: "Provisioning failed", text: AGAIN };
  if (domainValidationState === "Approved") {
    if (endpointName) return undefined;
    return {
      severity: "info",
      title: "No route serves it yet",
      text: "The domain is validated. It becomes reachable once an endpoint has a route for it.",
    };
  }
  if (domainValidationState === "Rejected" || domainValidationState === "TimedOut" || expired)
    return { severity: "critical", title: "Validation failed or timed out", text: AGAIN };
  return {
    severity: "caution",
    title: "Front Door has not validated it yet",
    text: "Copy the verification title and token into a new TXT record at the domain's DNS, and refresh after some minutes.",
  };
};
