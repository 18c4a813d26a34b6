import { cn } from "@backoffice/ui";
import { File, FileText, Film, ImageOff } from "lucide-react";
import { useState } from "react";
import { extensionOf, pictureSource } from "./pictures.ts";

type MediaPictureProps = {
  path: string;
  /** What is to be seen; empty where its name stands beside it. */
  alt?: string | undefined;
  /** All of it, or as much as fills its place. */
  fit?: "contain" | "cover";
  className?: string | undefined;
};

const ICONS: Readonly<Record<string, typeof File>> = { pdf: FileText, mp4: Film };

/**
 * A file of a site as it looks: its picture, only ever as an image, in which no script runs; else an icon of its kind.
 * A picture that is not there says so with an icon, too.
 */
export const MediaPicture = ({ path, alt = "", fit = "contain", className }: MediaPictureProps) => {
  const source = pictureSource(path);
  const [failed, setFailed] = useState<string>();
  const shown = source !== undefined && failed !== source;
  const Icon = source === undefined && path !== "" ? (ICONS[extensionOf(path)] ?? File) : ImageOff;
  return (
    <span
      data-slot="media-picture"
      className={cn("grid shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-ink-muted", className)}
    >
      {shown ? (
        <img
          src={source}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(source)}
          className={cn("size-full", fit === "cover" ? "object-cover" : "object-contain")}
        />
      ) : (
        <Icon size={16} strokeWidth={1.75} {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })} />
      )}
    </span>
  );
};
