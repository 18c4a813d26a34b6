import type { Field } from "@backoffice/api-client";
import { useMemo } from "react";
import { DetailsAndJson } from "../details-and-json.tsx";
import { PlainFacts, type HeadingLevel } from "./plain-facts.tsx";
import type { PlainRow } from "./plain-read.ts";
import { secretNames } from "./secret-names.ts";

type PlainRecordProps = {
  fields: readonly Field[];
  record: PlainRow;
  heading: HeadingLevel;
  /** Its JSON is for ADMIN too. */
  jsonForAdmins?: boolean;
};

/** A record as facts, and as JSON with its secrets masked. */
export const PlainRecord = ({ fields, record, heading, jsonForAdmins = false }: PlainRecordProps) => {
  const secrets = useMemo(() => secretNames(fields), [fields]);
  return (
    <DetailsAndJson record={record} maskKeys={(key) => secrets.has(key)} forAdmins={jsonForAdmins}>
      <PlainFacts fields={fields} row={record} heading={heading} />
    </DetailsAndJson>
  );
};
