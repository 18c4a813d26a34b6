import type { components } from "@backoffice/api-client";
import { JsonView, TabPanel, Tabs } from "@backoffice/ui";
import { useState } from "react";
import { isSuperAdmin, useSession } from "../../../kit/session.ts";
import { BetFacts } from "./bet-facts.tsx";
import { BetSelections } from "./bet-selections.tsx";

type BetRecordProps = { bet: components["schemas"]["BetDetails"]; level: 2 | 3 };

/** A bet with its selections, and as JSON for SUPER_ADMIN (shell §6); `level` is that of its headings. */
export const BetRecord = ({ bet, level }: BetRecordProps) => {
  const session = useSession();
  const [tab, setTab] = useState("details");
  return (
    <Tabs
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: "details", label: "Details" },
        { value: "json", label: "JSON", hidden: !isSuperAdmin(session) },
      ]}
    >
      <TabPanel value="details">
        <BetFacts bet={bet} />
        <BetSelections selections={bet.selections} level={level} />
      </TabPanel>
      <TabPanel value="json">
        <JsonView value={bet} />
      </TabPanel>
    </Tabs>
  );
};
