import type { Field } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import type { ReactNode } from "react";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { stateOf } from "./state-of.ts";
import { fieldValue } from "../fields/field-value.tsx";
import type { ContractRow } from "../list/contract-read.ts";
import { recordName } from "./record-name.ts";

type ContractHeadProps = {
  /** The noun for the record, in the singular: "invoice". */
  noun: string;
  fields: readonly Field[];
  record: ContractRow;
  /** The id in the address; undefined for a record that exists only once. */
  id: string | undefined;
  actions?: ReactNode;
};

/** The header of a record page: name, noun and status. */
export const ContractHead = ({ noun, fields, record, id, actions }: ContractHeadProps) => {
  const locale = useLocale();
  const name = id === undefined ? undefined : recordName(record, noun, id);
  const state = stateOf(fields, record);
  if (!name) return actions;
  return (
    <RecordHeader
      status={state && fieldValue(state, record, locale)}
      metadata={name.name && <bdi>{[name.noun, name.code].filter(Boolean).join(" · ")}</bdi>}
      actions={actions}
    >
      {name.name ?? name.noun}
    </RecordHeader>
  );
};
