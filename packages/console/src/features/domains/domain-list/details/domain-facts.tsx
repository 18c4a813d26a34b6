import type { components } from "@backoffice/api-client";
import { FactGroups, Id, type DescriptionItem } from "@backoffice/ui";
import { AFD_PROVISION_STATUS, AFD_VALIDATION_STATUS, ASSOCIATED, SET_UP } from "#entities/domain/domain-status.ts";
import { LANGUAGES } from "#entities/language/languages.ts";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { isSuperAdmin, useSession } from "#kit/session/session.ts";
import { StatusBadge, type Statuses } from "#kit/words/status-badge.tsx";
import { FLAGS } from "../flags.ts";

type Domain = components["schemas"]["Domain"];

const badge = (status: string | null, of: Statuses) => status && <StatusBadge status={status} of={of} />;
const yesNo = (is: boolean, of: Statuses<"yes" | "no">) => <StatusBadge status={is ? "yes" : "no"} of={of} />;

const ownership = (domain: Domain, showsFlags: boolean): DescriptionItem[] => [
  { label: "Operator or Brand", value: <OperatorLink opId={domain.opId} /> },
  { label: "Parent operator", value: domain.parentOpId && <OperatorLink opId={domain.parentOpId} /> },
  {
    label: "Partner",
    value: domain.partnerId && (
      <RefLink kind="partner" value={domain.partnerId}>
        {domain.partnerId}
      </RefLink>
    ),
  },
  {
    label: "Language",
    value: LANGUAGES.find(({ code }) => code === domain.defaultLang)?.label ?? domain.defaultLang,
  },
  ...(showsFlags
    ? [
        {
          label: "Flags",
          value: FLAGS.filter(({ name }) => domain[name])
            .map(({ label }) => label)
            .join(", "),
        },
      ]
    : []),
  { label: "Description", value: domain.description },
];

const atCloudflare = (domain: Domain): DescriptionItem[] => [
  {
    label: "CF Code",
    value: (
      <RefLink kind="cf-account-code" value={domain.cfAccountCode}>
        {domain.cfAccountCode}
      </RefLink>
    ),
  },
  { label: "DNS Status", value: yesNo(domain.cfDnsConfigured, SET_UP) },
  { label: "Rules Status", value: yesNo(domain.cfRulesConfigured, SET_UP) },
  { label: "SSL mode", value: domain.cfZoneSSLMode },
  {
    label: "Name servers",
    span: true,
    value: domain.cfZoneNameServers.length > 0 && (
      <ul>
        {domain.cfZoneNameServers.map((name) => (
          <li key={name}>
            <Id value={name} full />
          </li>
        ))}
      </ul>
    ),
  },
];

const atFrontDoor = (domain: Domain): DescriptionItem[] => [
  { label: "AFD Profile", value: domain.afdProfileName },
  { label: "AFD Endpoint", value: domain.afdEndpointName && <Id value={domain.afdEndpointName} full /> },
  { label: "Route", value: domain.afdRouteName && <Id value={domain.afdRouteName} full /> },
  { label: "Custom domain ID", value: domain.afdCustomDomainId && <Id value={domain.afdCustomDomainId} full /> },
  { label: "AFD Provision", value: badge(domain.afdProvisionStatus, AFD_PROVISION_STATUS) },
  { label: "AFD Validation", value: badge(domain.afdValidationStatus, AFD_VALIDATION_STATUS) },
  { label: "AFD Routes", value: yesNo(domain.afdRoutesAssociated, ASSOCIATED) },
];

/** Ownership, Cloudflare and Front Door facts; flags and Front Door are for SUPER_ADMIN, as in the list (content §2). */
export const DomainFacts = ({ domain }: { domain: Domain }) => {
  const superAdmin = isSuperAdmin(useSession());
  return (
    <FactGroups
      groups={[
        { title: "Site", items: ownership(domain, superAdmin) },
        { title: "Cloudflare", items: atCloudflare(domain) },
        ...(superAdmin ? [{ title: "Front Door", items: atFrontDoor(domain) }] : []),
      ]}
      metadata={[
        <>
          CF Account ID <Id value={domain.cfAccountId} />
        </>,
        domain.cfZoneId && (
          <>
            Zone ID <Id value={domain.cfZoneId} />
          </>
        ),
        stamp("Created", domain.createdAt),
        stamp("Updated", domain.updatedAt),
      ]}
    />
  );
};
