import { Button, type ButtonProps } from "@backoffice/ui";
import { Layers, Users } from "lucide-react";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { readIncludeBrands, readTestPlayers } from "#kit/scope/change-scope.ts";

/** Colours the icon while the data is narrowed: narrow screens show no label. */
const tint = (narrowed: boolean) => (narrowed ? "text-accent-ink" : undefined);

const SIZE = "px-1.5 md:px-2";

/** Shows which players are included; on a narrow screen only as an icon while all are. */
export const TestPlayerButton = (props: ButtonProps) => {
  const search = useSearchParams();
  const { value, label } = readTestPlayers(search);
  return (
    <Button variant="ghost" {...props} aria-label={`Players: ${label}`} className={SIZE}>
      <Users size={16} strokeWidth={1.75} aria-hidden className={tint(value !== "all")} />
      <span className={value === "all" ? "max-xl:hidden" : "max-md:hidden"}>{label}</span>
    </Button>
  );
};

/** Shows whether brands are included; no label when unset. */
export const IncludeBrandsButton = (props: ButtonProps) => {
  const search = useSearchParams();
  const label = readIncludeBrands(search)?.label;
  return (
    <Button
      variant="ghost"
      {...props}
      aria-label={label ?? "Include brands"}
      tooltip={label ?? "Include brands"}
      className={SIZE}
    >
      <Layers size={16} strokeWidth={1.75} aria-hidden className={tint(label !== undefined)} />
      <span className="max-xl:hidden">{label}</span>
    </Button>
  );
};
