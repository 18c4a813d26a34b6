import type { Operation } from "@backoffice/api-client";
import type { ComponentType, ReactNode } from "react";
import type { RowOf } from "#kit/list/call-types.ts";
import { ListPage, type ListPageParts } from "#kit/list/list-page.tsx";
import type { Opens } from "#kit/list/opens.ts";
import type { BuiltInViews } from "#kit/list/state/view-definitions.ts";
import type { RowDetails } from "../record/published-rows.ts";
import type { ContractRow } from "./contract-read.ts";
import { contractList, type DetailsOf, type ContractList } from "./contract-list.ts";
import type { FieldKnowledge } from "./field-knowledge.ts";
import { totalsOf } from "./totals-of.tsx";

/** A list page; columns, filters, sorting, totals and details not given here are generated from the contract. */
type ListPageDefinition<O extends Operation> = ContractList<O> &
  DetailsOf<O> &
  ListPageParts<RowOf<O>> & {
    /** The noun for the rows, in the plural: "Invoices". */
    label: string;
    /** Default page size. */
    limit?: number;
    /** Views that the list offers to all readers. */
    views?: BuiltInViews;
    /** Data of a row from another call, in its details. */
    more?: (row: RowOf<O>) => ReactNode;
    /** Target of a row; by default the details from the contract. */
    opens?: Opens<RowOf<O>>;
  };

/** Creates the `listPage` of a product, which knows more about some fields than the contract. */
export const contractListPage =
  (known: FieldKnowledge) =>
  <const O extends Operation>(definition: ListPageDefinition<O>): ComponentType => {
    const {
      read: _read,
      shape,
      key,
      first: _first,
      ownColumns: _own,
      around: _around,
      choices: _choices,
      fixed: _fixed,
      untilNow: _untilNow,
      ...page
    } = definition;
    const { link, opens, more, ...parts } = page;
    const rows = contractList(known, definition);
    const details: RowDetails | undefined = opens
      ? undefined
      : {
          fields: shape.fields,
          key: typeof key === "function" ? [] : [key].flat(),
          link,
          more: more as RowDetails["more"],
        };
    const totals = totalsOf(shape);
    const Page = () => (
      <ListPage<ContractRow, string, string>
        {...(parts as ListPageParts<ContractRow> & { label: string; limit?: number; views?: BuiltInViews })}
        {...rows}
        totals={totals}
        details={details}
        opens={(opens as Opens<ContractRow> | undefined) ?? { panel: "row-details", param: "row" }}
      />
    );
    return Page;
  };
