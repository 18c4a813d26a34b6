import type { ReactNode } from "react";
import type { GridRoles } from "../grid/grid-roles.ts";

type RowDetailsProps = {
  roles: GridRoles;
  span: number;
  /** Height in pixels, if the heights of all rows must be known. */
  height: number | undefined;
  children: ReactNode;
};

/** Expanded content of a row: below it, as wide as the visible part of the table. */
export const RowDetails = ({ roles, span, height, children }: RowDetailsProps) => (
  <tr {...roles.row} data-slot="row-details">
    <td {...roles.cell} colSpan={span} className="border-b border-line bg-sunken p-0">
      <div className="sticky start-0 w-(--frame) overflow-auto px-4 py-3" style={{ height }}>
        {children}
      </div>
    </td>
  </tr>
);
