import type { components } from "@backoffice/api-client";
import { cn, FileName, visibleText } from "@backoffice/ui";
import type { ReactNode } from "react";
import { mediaAddress } from "#entities/media/media-address.ts";
import { MediaPicture } from "#entities/media/media-picture.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { mediaFacts } from "./media-words.ts";

type MediaTileProps = {
  item: components["schemas"]["MediaItem"];
  /** Action of a click on the image, and its label; undefined if there is none. */
  press?: { label: string; onPress: () => void } | undefined;
  /** Actions beside the name. */
  actions?: ReactNode;
};

/** A file of the gallery: preview, name and facts. */
export const MediaTile = ({ item, press, actions }: MediaTileProps) => {
  const picture = <MediaPicture path={mediaAddress(item)} className="aspect-video w-full" />;
  // Without other actions the whole tile is the button.
  const isWhole = press !== undefined && !actions;
  return (
    <li
      className={cn(
        "flex min-w-0 flex-col gap-1.5 rounded-md border bg-surface p-2",
        isWhole && "relative hover:bg-hover has-focus-visible:outline-2",
      )}
    >
      {press ? (
        <button
          type="button"
          aria-label={press.label}
          onClick={press.onPress}
          className={cn("cursor-pointer rounded-sm", isWhole && "outline-none after:absolute after:inset-0")}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <div className="flex min-w-0 items-center gap-1">
        <p className="min-w-0 flex-1 truncate text-body font-medium" title={visibleText(item.name)}>
          <FileName name={item.name} />
        </p>
        {actions}
      </div>
      <div className="text-meta text-ink-muted">
        <p className="tabular">{mediaFacts(item)}</p>
        <p className="truncate">{[choiceWords(item.target), ...item.tags].join(", ")}</p>
      </div>
    </li>
  );
};
