import { getOperatorSettings, listOperatorActivities, type components } from "@backoffice/api-client";
import type { RecordTab } from "#kit/records/record-tabs.tsx";
import { EarningSettings } from "../earning-settings.form.tsx";
import { ActivitiesOfOperator } from "./activities-of-operator.tsx";
import { BrandsOfOperator } from "./brands-of-operator.tsx";
import { DomainsOfOperator } from "./domains-of-operator.tsx";
import { GatewaysOfOperator } from "./gateways-of-operator.tsx";
import { OperatorOverview } from "./operator-overview.tsx";
import { OperatorLanguages } from "../operator-languages.tsx";
import { OperatorLimits } from "../operator-limits.tsx";

/** Tabs of an operator or brand, most requested first; only operators have brands. */
export const operatorTabs = (operator: components["schemas"]["Operator"]): RecordTab[] => {
  const { opId, parentOpId, allowedLangs } = operator;
  return [
    { id: "overview", label: "Overview", content: <OperatorOverview operator={operator} /> },
    {
      id: "settings",
      label: "Settings",
      permission: getOperatorSettings.operation.permission,
      content: <EarningSettings opId={opId} />,
    },
    { id: "languages", label: "Languages", content: <OperatorLanguages codes={allowedLangs} /> },
    { id: "gateways", label: "Gateways", content: <GatewaysOfOperator operator={operator} /> },
    { id: "limits", label: "Limits", content: <OperatorLimits operator={operator} /> },
    { id: "domains", label: "Domains", permission: "view_domains", content: <DomainsOfOperator opId={opId} /> },
    ...(parentOpId === null
      ? [
          {
            id: "brands",
            label: "Brands",
            permission: "brands_access",
            content: <BrandsOfOperator opId={opId} />,
          } as const,
        ]
      : []),
    {
      id: "activities",
      label: "Activities",
      permission: listOperatorActivities.operation.permission,
      content: <ActivitiesOfOperator opId={opId} />,
    },
  ];
};
