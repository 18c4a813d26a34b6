import { SearchX } from "lucide-react";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export type NoMatchesProps = { onClear?: (() => void) | undefined };

/** No record matches the filters. */
export const NoMatches = ({ onClear }: NoMatchesProps) => (
  <EmptyState
    icon={SearchX}
    title="Nothing matches these filters"
    action={onClear && <Button onClick={onClear}>Clear filters</Button>}
  >
    Change a filter, or clear them all.
  </EmptyState>
);
