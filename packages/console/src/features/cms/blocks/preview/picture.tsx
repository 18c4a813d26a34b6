import { cn } from "@backoffice/ui";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { pictureSource } from "#entities/media/pictures.ts";

type PictureProps = { path: string; alt?: string; className?: string };

/** A picture of the site by its path; where there is none, or it cannot be shown, a mark in its place. */
export const Picture = ({ path, alt = "", className }: PictureProps) => {
  const [failed, setFailed] = useState<string>();
  const src = pictureSource(path);
  if (src === undefined || failed === src)
    return (
      <span
        {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        className={cn("grid place-items-center bg-sunken text-ink-faint", className)}
      >
        <ImageOff size={16} strokeWidth={1.75} aria-hidden />
      </span>
    );
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
      className={cn("bg-sunken object-cover", className)}
    />
  );
};
