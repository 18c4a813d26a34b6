import { FileX2 } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state.tsx";

export type GoneStateProps = { title?: string; children?: ReactNode; action?: ReactNode };

/** The requested record does not exist, or no longer does. */
export const GoneState = ({ title = "This record no longer exists", children, action }: GoneStateProps) => (
  <EmptyState icon={FileX2} title={title} action={action}>
    {children ?? "It may have been deleted, or the link may be wrong."}
  </EmptyState>
);
