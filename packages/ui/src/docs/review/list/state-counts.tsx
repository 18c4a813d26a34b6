import type { ReviewPanel } from "../review-list.ts";
import { countStates } from "./count-states.ts";

const HEAD = ["State", "Own look", "Derived", "Does not apply", "Not shown yet"];

/** How many panels show each state, and how. */
export const StateCounts = ({ panels }: { panels: readonly ReviewPanel[] }) => (
  <details>
    <summary className="w-fit cursor-pointer text-heading font-semibold">States of all panels</summary>
    <table className="mt-2 tabular">
      <thead className="text-meta text-ink-muted">
        <tr>
          {HEAD.map((name, index) => (
            <th key={name} scope="col" className={index === 0 ? "pe-6 text-start" : "pe-6 text-end"}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {countStates(panels).map(({ name, ...counts }) => (
          <tr key={name} className="border-t">
            <th scope="row" className="py-1 pe-6 text-start font-normal">
              {name}
            </th>
            {Object.entries(counts).map(([kind, count]) => (
              <td key={kind} className="pe-6 text-end">
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
