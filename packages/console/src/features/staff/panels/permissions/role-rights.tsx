import { useLookUpRolePermissions, useShowUser } from "@backoffice/api-client";
import { lacking, useSession } from "#kit/session/session.ts";
import type { StaffUser } from "../../staff-user.ts";
import { rightsChange } from "./rights-change.ts";

type RightsProps = { label: string; rights: readonly string[] };

const Rights = ({ label, rights }: RightsProps) => (
  <details className="min-w-0" open={rights.length > 0 && rights.length <= 10}>
    <summary className="w-fit cursor-default font-medium">
      {label}: {rights.length}
    </summary>
    <ul aria-label={label} className="mt-1 max-h-40 overflow-y-auto font-mono text-meta text-ink-muted">
      {rights.map((right) => (
        <li key={right} className="wrap-anywhere">
          {right}
        </li>
      ))}
    </ul>
  </details>
);

/** Permissions that the user loses and wins with the new role; `""` while none is chosen. */
export const RoleRights = ({ staff, role }: { staff: StaffUser; role: string }) => {
  const session = useSession();
  const mayNot = lacking(session, "view_roles");
  const user = useShowUser({ body: { user_id: staff.user_id } });
  const next = useLookUpRolePermissions({ body: { roles: [role] } }, { enabled: role !== "" && !mayNot });
  if (role === "") return null;
  const problem = mayNot ?? user.error?.message ?? next.error?.message;
  if (problem) return <p className="text-meta text-ink-muted">Permissions are not compared: {problem}</p>;
  if (!user.data || !next.data) return <p className="text-meta text-ink-muted">Comparing permissions…</p>;
  const { lost, won } = rightsChange(user.data.permissions, Object.keys(next.data.permissions));
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Rights label="Permissions lost" rights={lost} />
      <Rights label="Permissions won" rights={won} />
    </div>
  );
};
