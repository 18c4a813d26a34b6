import type { Operation } from "@backoffice/api-client";
import type { ComponentType } from "react";
import type { RowOf } from "../../list/call-types.ts";
import { ListPage, type ListPageParts } from "../../list/list-page.tsx";
import type { Opens } from "../../list/opens.ts";
import type { BuiltInViews } from "../../list/state/built-in-views.ts";
import type { ContractRow } from "./contract-read.ts";
import { drawnList, type DetailsOf, type DrawnList } from "./drawn-list.ts";
import type { FieldKnowledge } from "./field-knowledge.ts";
import { totalsOf } from "./totals-of.ts";

/** A list page; what is not said of it is drawn from the contract: columns, filters, sorting, totals, details. */
type ListPageDefinition<O extends Operation> = DrawnList<O> &
  DetailsOf<O> &
  ListPageParts<RowOf<O>> & {
    /** What the rows are, in the plural: "Invoices". */
    label: string;
    /** Rows a page when the address says nothing. */
    limit?: number;
    /** Views that the list offers to all its readers. */
    views?: BuiltInViews;
    /** What a row opens; all that the contract knows of it unless said otherwise. */
    opens?: Opens<RowOf<O>>;
  };

/** Makes the `listPage` of a product, which knows more of some fields than the contract. */
export const drawnListPage =
  (known: FieldKnowledge) =>
  <const O extends Operation>(definition: ListPageDefinition<O>): ComponentType => {
    const {
      read: _read,
      shape,
      key: _key,
      first: _first,
      ownColumns: _own,
      around: _around,
      choices: _choices,
      fixed: _fixed,
      ...page
    } = definition;
    const { link, opens, ...parts } = page;
    const rows = drawnList(known, definition);
    const details = opens ? undefined : { fields: shape.fields, link };
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
