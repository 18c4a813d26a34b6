import { Badge } from "@backoffice/ui";

/** The sports that a freebet may be used on. */
export const Disciplines = ({ names }: { names: readonly string[] }) => (
  <span className="flex flex-wrap gap-1">
    {names.map((name) => (
      <Badge key={name} dot={false}>
        {name}
      </Badge>
    ))}
  </span>
);
