import type { Field } from "@backoffice/api-client";
import { SectionHeading, useLocale } from "@backoffice/ui";
import { stateOf } from "./state-of.ts";
import { fieldValue } from "../fields/field-value.tsx";
import type { ContractRow } from "../list/contract-read.ts";
import { recordName } from "./record-name.ts";

type ContractHeadProps = {
  /** What it is, in the singular: "invoice". */
  noun: string;
  fields: readonly Field[];
  record: ContractRow;
  /** What it was asked for with; nothing for what there is only one of. */
  id: string | undefined;
};

/** The name of a record on its page, what it is, and how it is doing. */
export const ContractHead = ({ noun, fields, record, id }: ContractHeadProps) => {
  const locale = useLocale();
  const name = id === undefined ? undefined : recordName(record, noun, id);
  const state = stateOf(fields, record);
  if (!name) return null;
  return (
    <SectionHeading className="mb-3" description={<bdi>{name.subtitle}</bdi>}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi>{name.title}</bdi>
        {state && fieldValue(state, record, locale)}
      </span>
    </SectionHeading>
  );
};
