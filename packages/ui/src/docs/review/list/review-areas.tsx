import type { ReactNode } from "react";
import type { ReviewPanel } from "../review-list.ts";

/** Panels grouped by area, each area a table. */
export const ReviewAreas = ({
  panels,
  row,
}: {
  panels: readonly ReviewPanel[];
  row: (panel: ReviewPanel) => ReactNode;
}) =>
  [...Map.groupBy(panels, ({ facts }) => facts.area)].map(([area, members]) => (
    <section key={area} className="min-w-0">
      <h2 className="mb-2 text-heading font-semibold">{area}</h2>
      <div className="sm:overflow-x-auto">
        <table className="w-full table-fixed max-sm:block sm:min-w-200">
          <thead className="text-meta text-ink-muted max-sm:hidden">
            <tr>
              <th className="w-10 pb-1 text-start font-medium">No.</th>
              <th className="w-60 pb-1 text-start font-medium">Panel</th>
              <th className="w-44 pb-1 text-start font-medium">Width and roles</th>
              <th className="pb-1 text-start font-medium">States</th>
              <th className="w-14 pb-1 text-end font-medium">Seen</th>
            </tr>
          </thead>
          <tbody className="max-sm:block">{members.map(row)}</tbody>
        </table>
      </div>
    </section>
  ));
