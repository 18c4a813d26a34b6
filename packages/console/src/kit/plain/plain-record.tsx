import type { Field } from "@backoffice/api-client";
import { JsonView, TabPanel, Tabs } from "@backoffice/ui";
import { useMemo, useState } from "react";
import { isSuperAdmin, useSession } from "../session.ts";
import { PlainFacts, type HeadingLevel } from "./plain-facts.tsx";
import type { PlainRow } from "./plain-read.ts";
import { secretNames } from "./secret-names.ts";

type PlainRecordProps = { fields: readonly Field[]; record: PlainRow; heading: HeadingLevel };

/** A record as facts, and as JSON for SUPER_ADMIN with its secrets masked (decisions 32). */
export const PlainRecord = ({ fields, record, heading }: PlainRecordProps) => {
  const session = useSession();
  const [tab, setTab] = useState("details");
  const secrets = useMemo(() => secretNames(fields), [fields]);
  const facts = <PlainFacts fields={fields} row={record} heading={heading} />;
  if (!isSuperAdmin(session)) return facts;
  return (
    <Tabs
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: "details", label: "Details" },
        { value: "json", label: "JSON" },
      ]}
    >
      <TabPanel value="details">{facts}</TabPanel>
      <TabPanel value="json">
        <JsonView value={record} maskKeys={(key) => secrets.has(key)} />
      </TabPanel>
    </Tabs>
  );
};
