import { IconButton } from "@backoffice/ui";
import { LayoutGrid, List } from "lucide-react";
import { useSearchParam } from "#kit/address/use-search-param.ts";

/** Switches between images and list. */
export const LookSwitch = () => {
  const [look, setLook] = useSearchParam("look");
  const isList = look === "list";
  return (
    <span role="group" aria-label="Look" className="flex">
      <IconButton icon={LayoutGrid} label="As pictures" aria-pressed={!isList} onClick={() => setLook(undefined)} />
      <IconButton icon={List} label="As a list" aria-pressed={isList} onClick={() => setLook("list")} />
    </span>
  );
};
