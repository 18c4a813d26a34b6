import type { components } from "@backoffice/api-client";
import { IconButton, Popover, PopoverContent, PopoverTrigger, visibleText } from "@backoffice/ui";
import { Link2 } from "lucide-react";
import { MediaUses, useMediaUses } from "./media-uses.tsx";

type MediaItem = components["schemas"]["MediaItem"];

const Uses = ({ item }: { item: MediaItem }) => <MediaUses item={item} query={useMediaUses(item)} />;

/** Shows the uses of a file, requested when it is opened. */
export const UsesButton = ({ item }: { item: MediaItem }) => (
  <Popover>
    <PopoverTrigger asChild>
      <IconButton size="sm" icon={Link2} label={`Where ${visibleText(item.name)} is used`} />
    </PopoverTrigger>
    <PopoverContent aria-label={`Where ${visibleText(item.name)} is used`} className="w-80 max-w-[90vw] text-body">
      <Uses item={item} />
    </PopoverContent>
  </Popover>
);
