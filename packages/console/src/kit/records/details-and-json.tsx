import { JsonView, TabPanel, Tabs } from "@backoffice/ui";
import { useState, type ReactNode } from "react";
import { isAdmin, isSuperAdmin, useSession } from "../session/session.ts";

type DetailsAndJsonProps = {
  /** What the JSON shows: the record as the server sent it. */
  record: unknown;
  /** Keys whose values are secret. */
  maskKeys?: (key: string) => boolean;
  /** The JSON is for ADMIN too. */
  forAdmins?: boolean;
  /** The details. */
  children: ReactNode;
};

/**
 * A record's tabs Details and JSON. JSON is for SUPER_ADMIN, of some records for ADMIN too (shell §6, decisions 32);
 * others have the details alone.
 */
export const DetailsAndJson = ({ record, maskKeys, forAdmins = false, children }: DetailsAndJsonProps) => {
  const session = useSession();
  const [tab, setTab] = useState("details");
  const reads = forAdmins ? isAdmin : isSuperAdmin;
  if (!reads(session)) return children;
  return (
    <Tabs
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: "details", label: "Details" },
        { value: "json", label: "JSON" },
      ]}
    >
      {/* What is typed there stays while the JSON is looked at. */}
      <TabPanel value="details" forceMount className="data-[state=inactive]:hidden">
        {children}
      </TabPanel>
      <TabPanel value="json">
        <JsonView value={record} maskKeys={maskKeys} />
      </TabPanel>
    </Tabs>
  );
};
