import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state.tsx";

export type ForbiddenStateProps = {
  /** The missing permission, by the name that administrators search for. */
  permission?: string | undefined;
  title?: string;
  /** Message of the server. */
  reason?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
};

/** The user lacks a permission: gives the reason and whom to ask. */
export const ForbiddenState = ({
  permission,
  title = "You do not have access to this",
  reason,
  children,
  action,
}: ForbiddenStateProps) => (
  <EmptyState icon={Lock} title={title} action={action}>
    {reason && <p className="mb-2">{reason}</p>}
    {children ?? (
      <p>
        Unauthorized: ask an administrator to add the permission to your role, then log out and log in again to update
        your permissions.
      </p>
    )}
    {permission && (
      <p className="mt-2">
        <code className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-meta break-all text-ink">{permission}</code>
      </p>
    )}
  </EmptyState>
);
