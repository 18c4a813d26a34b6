import { Badge } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";

type Rights = { permissions: readonly string[]; permissionsRefreshedAt: string | null };

/** Permissions of a member of staff and their date. */
export const StaffRights = ({ permissions, permissionsRefreshedAt }: Rights) => (
  <>
    <p className="mt-4 mb-3 text-ink-muted">
      {permissionsRefreshedAt ? (
        <>
          As of <Moment value={permissionsRefreshedAt} />.
        </>
      ) : (
        "Never refreshed."
      )}{" "}
      Changes apply from the next sign-in.
    </p>
    {permissions.length === 0 ? (
      <p>No permissions.</p>
    ) : (
      <ul aria-label="Permissions" className="flex flex-wrap gap-1.5">
        {permissions.toSorted().map((name) => (
          <li key={name} className="max-w-full">
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
    )}
  </>
);
