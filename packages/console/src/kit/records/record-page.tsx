import type { Data, Operation, ReadShape } from "@backoffice/api-client";
import { Card, EmptyState, useLocale } from "@backoffice/ui";
import { useQuery } from "@tanstack/react-query";
import { FileSearch } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useParams } from "react-router";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { choicesOf, chosen, ContractChoices } from "#kit/contract/filters/contract-choices.tsx";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import type { Choices } from "#kit/contract/filters/contract-filter.ts";
import { toContractInput } from "#kit/contract/filters/contract-input.ts";
import { queryOf, type ContractRead, type ContractRow } from "#kit/contract/list/contract-read.ts";
import { ContractHead } from "#kit/contract/record/contract-head.tsx";
import { ContractRecord } from "#kit/contract/record/contract-record.tsx";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { RecordPageFrame } from "./record-page-frame.tsx";
import { useScope } from "#kit/scope/scope.ts";
import { useSession, type Session } from "#kit/session/session.ts";

type Definition<O extends Operation> = {
  /** The noun for the record, in the singular: "invoice". */
  noun: string;
  read: ContractRead<O>;
  /** The shape of the read in the contract. */
  shape: ReadShape;
  /** The call's names of the path's parameters: `{ id: "betId" }`. */
  params?: Readonly<{ [param: string]: string }>;
  /** Fixed input of every call, unless the address overrides it. */
  fixed?: ContractRow;
  /** Options that the contract does not list. */
  choices?: Choices;
  /** A required parameter of the query string, its default from the session, and a hint where to find one. */
  needs?: { param: string; own?: (session: Session) => string | null; text: string };
  /** The call is about one operator or brand, not all. */
  oneOperator?: boolean;
  /** A dashboard takes the width of the page, a record a readable one. */
  wide?: boolean;
  /** The record's name is the title of the page. */
  inBar?: boolean;
  /** The actions above the record. */
  actions?: (record: Data<O>) => ReactNode;
  /** Renders the record instead of the generated facts. */
  draw?: (record: Data<O>) => ReactNode;
};

/** Parameters of the address that the call takes, except the scope, which has its own rules. */
const asked = (shape: ReadShape, search: URLSearchParams): ContractRow =>
  Object.fromEntries(
    shape.input.flatMap(({ name, kind }) => {
      const text = name === "opId" || kind === "boolean" ? null : search.get(name);
      const isNumber = kind === "money" || kind === "integer" || kind === "decimal" || kind === "percentage";
      return text ? [[name, isNumber ? Number(text) : text]] : [];
    }),
  );

/** Defines a page of one record, generated from the contract. */
export const recordPage = <const O extends Operation>({
  noun,
  read,
  shape,
  params: names = {},
  fixed = {},
  choices: given,
  needs,
  oneOperator = false,
  wide = false,
  inBar = false,
  actions,
  draw,
}: Definition<O>): ComponentType => {
  const choices = choicesOf(shape.input, fixed, given);
  const useNeeded = (): string | null => {
    const session = useSession();
    const search = useSearchParams();
    return needs ? search.get(needs.param) || (needs.own?.(session) ?? null) : null;
  };
  const Read = ({ opId }: { opId: string }) => {
    const scope = useScope();
    const { timeZone } = useLocale();
    const search = useSearchParams();
    const params = useParams();
    const needed = useNeeded();
    // A record that exists only once has no name below the page's title.
    const named = Object.keys(params).length > 0;
    const own = Object.fromEntries(Object.entries(params).map(([name, value]) => [names[name] ?? name, value]));
    const input = toContractInput(shape, {
      ...scope,
      opId,
      ...fixed,
      ...(needs && { [needs.param]: needed }),
      ...asked(shape, search),
      ...Object.fromEntries(choices.map((it) => [it.name, chosen(it, search)])),
      ...own,
      // The time zone that defines the days of a period.
      ...(shape.input.some(({ name }) => name === "timeZone") && { timeZone }),
    });
    const query = useQuery(queryOf(read, input));
    return (
      <>
        {choices.length > 0 && <ContractChoices choices={choices} wide={wide} />}
        <RecordPageFrame noun={noun} query={query} wide={wide} inBar={inBar}>
          {(record) =>
            draw?.(record as Data<O>) ?? (
              <>
                <ContractHead
                  noun={noun}
                  fields={shape.fields}
                  record={record as ContractRow}
                  id={Object.values(params).at(-1)}
                  actions={actions?.(record as Data<O>)}
                />
                <Card className="p-5">
                  <ContractRecord
                    fields={shape.fields}
                    record={record as ContractRow}
                    heading={named ? 3 : 2}
                    headed={named}
                  />
                </Card>
              </>
            )
          }
        </RecordPageFrame>
      </>
    );
  };
  return () => {
    const { opId } = useScope();
    const one = useSelectedOperator();
    const needed = useNeeded();
    if (needs && !needed)
      return (
        <EmptyState icon={FileSearch} title={`No ${noun} selected`}>
          {needs.text}
        </EmptyState>
      );
    if (!oneOperator) return <Read opId={opId} />;
    return one === undefined ? <ChooseOperator subject={noun} /> : <Read opId={one} />;
  };
};
