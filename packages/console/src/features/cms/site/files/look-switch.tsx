import { IconButton } from "@backoffice/ui";
import { LayoutGrid, List } from "lucide-react";
import { useSearchParam } from "#kit/address/use-search-param.ts";

/** Switches between images and list. */
export const LookSwitch = () => {
  const [look, setLook] = useSearchParam("look");
  const isList = look === "list";
  return (
    <span role="group" aria-label="Layout" className="flex">
      <IconButton icon={LayoutGrid} label="Grid" aria-pressed={!isList} onClick={() => setLook(undefined)} />
      <IconButton icon={List} label="List" aria-pressed={isList} onClick={() => setLook("list")} />
    </span>
  );
};
