import { listHostnames } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/hostnames";
import { Globe } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { hostnameActions } from "./hostname.actions.ts";
import { hostnameListColumns } from "./list/hostnames.columns.tsx";

/** Pages by path. */
export default {
  "/settings/hostnames": listPage({
    read: listHostnames,
    shape: shapes.listHostnames,
    label: "Hostnames",
    key: "hostname",
    columns: hostnameListColumns,
    actions: hostnameActions,
    defaultSort: { id: "hostname", desc: false },
    opens: { panel: "hostname-details", param: "saasHostname" },
    create: { creates: "hostname-edit" },
    empty: { icon: Globe, text: "Add a hostname to serve it from a SaaS zone." },
  }),
};
