import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export type NoMatchesProps = { onClear?: (() => void) | undefined; title?: string; children?: ReactNode };

/** No record matches the filters. */
export const NoMatches = ({ onClear, title = "Nothing matches these filters", children }: NoMatchesProps) => (
  <EmptyState icon={SearchX} title={title} action={onClear && <Button onClick={onClear}>Clear filters</Button>}>
    {children ?? "Change a filter, or clear them all."}
  </EmptyState>
);
