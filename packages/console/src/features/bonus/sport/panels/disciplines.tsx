import { Badge } from "@backoffice/ui";

/** Sports for which a freebet is valid. */
export const Disciplines = ({ names }: { names: readonly string[] }) => (
  <span className="flex flex-wrap gap-1">
    {names.map((name) => (
      <Badge key={name} dot={false}>
        {name}
      </Badge>
    ))}
  </span>
);
