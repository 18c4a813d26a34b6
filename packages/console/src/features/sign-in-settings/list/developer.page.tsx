import { listSignInDomains, listSignInOrganizations } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { select, text } from "@backoffice/ui/filters";
import { Plus } from "lucide-react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { domainActions, organizationActions } from "../sign-in-settings.actions.ts";
import { DnsRecords } from "./dns-records.tsx";
import { domainColumns, organizationColumns } from "./sign-in-settings.columns.tsx";

const domains = rowsOf(listSignInDomains, "uuid");
const organizations = rowsOf(listSignInOrganizations, "orgId");

const TYPES = ["Origin", "Logout", "Callback"].map((value) => ({ value, label: value }));

const domainFilters = defineListFilters<typeof listSignInDomains>()(() => ({
  search: text({ label: "Search", placeholder: "Part of the URL", place: "bar" }),
  type: select({ label: "Type", options: TYPES, place: "bar" }),
}));
const organizationFilters = defineListFilters<typeof listSignInOrganizations>()(() => ({
  search: text({ label: "Search", placeholder: "Name or ID", place: "bar" }),
}));

const ADDS = [
  { panel: "add-signin-origin-domain", label: "Add origin" },
  { panel: "add-signin-logout-domain", label: "Add logout address" },
  { panel: "add-signin-callback-domain", label: "Add callback" },
] as const;

const SignInAddresses = () => {
  const panels = usePanels();
  const reason = lacking(useSession(), "edit_sign_in_domains");
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {ADDS.map(({ panel, label }) => (
          <Button key={panel} reason={reason} onClick={() => panels.open(panel, {})}>
            <Plus size={14} strokeWidth={1.75} aria-hidden />
            {label}
          </Button>
        ))}
      </div>
      <ListInPanel
        label="Sign-in addresses"
        source={domains}
        columns={domainColumns}
        filters={domainFilters}
        actions={domainActions}
        defaultSort={{ id: "url", desc: false }}
        limit={50}
        empty="Nobody can sign in yet. Add an origin, a callback and a logout address."
      />
    </>
  );
};

/** `/settings/dev` */
const DeveloperPage = () => (
  <RecordTabs
    tabs={[
      { id: "dns", label: "DNS records", permission: "view_dns_records", content: <DnsRecords /> },
      { id: "sign-in", label: "Sign-in addresses", permission: "view_sign_in_domains", content: <SignInAddresses /> },
      {
        id: "organizations",
        label: "Organizations",
        permission: "view_sign_in_domains",
        content: (
          <ListInPanel
            label="Organizations"
            source={organizations}
            columns={organizationColumns}
            filters={organizationFilters}
            actions={organizationActions}
            defaultSort={{ id: "displayName", desc: false }}
            limit={50}
            empty="There are no organizations."
          />
        ),
      },
    ]}
  />
);

export default DeveloperPage;
