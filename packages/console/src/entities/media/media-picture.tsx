import { cn } from "@backoffice/ui";
import { File, FileText, Film, ImageOff } from "lucide-react";
import { useState } from "react";
import { extensionOf, pictureSource } from "./pictures.ts";

type MediaPictureProps = {
  path: string;
  /** Alternative text; empty if the name is shown beside it. */
  alt?: string | undefined;
  /** Show the entire image, or fill the frame. */
  fit?: "contain" | "cover";
  className?: string | undefined;
};

const ICONS: Readonly<Record<string, typeof File>> = { pdf: FileText, mp4: Film };

/**
 * Preview of a site's file: an image element, in which no script runs, or an icon of its type. A missing image is shown
 * as an icon too.
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
