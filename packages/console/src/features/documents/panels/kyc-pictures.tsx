import type { components } from "@backoffice/api-client";
import { ImageViewer } from "@backoffice/ui";
import { useState } from "react";
import { documentType } from "../document-types.ts";

type KycRecord = components["schemas"]["KycRecord"];

/** The pictures that a player handed in, in their order. */
export const picturesOf = ({ optionType, playerCode, data }: KycRecord) =>
  Object.entries(documentType(optionType)?.images ?? {}).flatMap(([name, label]) => {
    const src = data[name as keyof typeof data];
    return src ? [{ src, alt: label, caption: `Player ${playerCode}` }] : [];
  });

/** The pictures as large as there is room; a click opens one over the whole window, to zoom and turn. */
export const KycPictures = ({ item }: { item: KycRecord }) => {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const [first, ...more] = picturesOf(item);
  if (!first) return null;
  const images = [first, ...more] as const;
  return (
    <div className="flex flex-col gap-4">
      {images.map(({ src, alt }, at) => (
        <figure key={alt} className="flex flex-col gap-1">
          <button
            type="button"
            aria-label={`Look at it in full: ${alt}`}
            className="cursor-zoom-in overflow-hidden rounded-lg border bg-sunken p-2"
            onClick={() => {
              setIndex(at);
              setOpen(true);
            }}
          >
            <img src={src} alt={alt} className="max-h-120 min-h-40 w-full object-contain" />
          </button>
          <figcaption className="text-meta text-ink-muted">{alt}</figcaption>
        </figure>
      ))}
      <ImageViewer open={open} onOpenChange={setOpen} images={images} index={index} onIndexChange={setIndex} />
    </div>
  );
};
