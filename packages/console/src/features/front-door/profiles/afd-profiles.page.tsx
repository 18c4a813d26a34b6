import { listAfdProfiles } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/afds";
import { DoorOpen } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { useSession } from "#kit/session/session.ts";
import { afdProfileActions } from "./afd-profile.actions.ts";
import { afdProfileColumns } from "./afd-profiles.columns.tsx";

const pageWith = (all: boolean) =>
  listPage({
    read: listAfdProfiles,
    shape: shapes.listAfdProfiles,
    label: "Front Door profiles",
    key: "afdProfileName",
    columns: afdProfileColumns(all),
    actions: afdProfileActions,
    defaultSort: { id: "afdProfileName", desc: false },
    create: { creates: "afd-profile-edit" },
    empty: {
      icon: DoorOpen,
      title: "No Front Door profiles yet",
      text: "A profile holds the endpoints and routes of domains.",
    },
  });

const WithAzure = pageWith(true);
const Plain = pageWith(false);

/** `/settings/cf-account-v2/afds` */
const AfdProfilesPage = () => {
  const { roles } = useSession();
  return roles.some((role) => role === "SUPER_ADMIN" || role === "DEV_OPS") ? <WithAzure /> : <Plain />;
};

export default AfdProfilesPage;
