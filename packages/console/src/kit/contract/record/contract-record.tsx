import type { Field } from "@backoffice/api-client";
import { useMemo } from "react";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { ContractFacts, type HeadingLevel } from "./contract-facts.tsx";
import type { ContractRow } from "../list/contract-read.ts";
import { stateOf } from "./state-of.ts";
import { secretNames } from "../fields/secret-names.ts";

type ContractRecordProps = {
  fields: readonly Field[];
  record: ContractRow;
  heading: HeadingLevel;
  /** Shows the status next to the name. */
  headed?: boolean;
};

/** A record as facts, and as JSON with its secrets masked. */
export const ContractRecord = ({ fields, record, heading, headed = false }: ContractRecordProps) => {
  const secrets = useMemo(() => secretNames(fields), [fields]);
  const state = headed ? stateOf(fields, record) : undefined;
  const facts = state ? fields.filter((it) => it !== state) : fields;
  return (
    <DetailsAndJson record={record} maskKeys={(key) => secrets.has(key)}>
      <ContractFacts fields={facts} row={record} heading={heading} />
    </DetailsAndJson>
  );
};
