import { ChevronLeft, ChevronRight, Maximize, RotateCcw, RotateCw, X, ZoomIn, ZoomOut } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useState, type KeyboardEvent } from "react";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { ImageStage } from "./image-stage.tsx";
import { staysAtStrayPress } from "../stray-press.ts";
import { Scrim } from "../dialog/scrim.tsx";
import { useOpenWindow } from "../open-windows.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { useView } from "./use-view.ts";
import { MAX_SCALE } from "./view-transform.ts";
import type { ViewerImage } from "./viewer-image.ts";

export type ImageViewerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** At least one image. */
  images: readonly [ViewerImage, ...ViewerImage[]];
  /** Index of the shown image, from 0. */
  index?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
};

/**
 * A full-window image viewer with zoom, rotation and panning, for documents and photographs of cards. Keys: + − 0 zoom, R
 * rotates, arrow keys pan a zoomed image and otherwise change the image.
 */
export const ImageViewer = ({ open, onOpenChange, images, index = 0, onIndexChange }: ImageViewerProps) => {
  const returnFocus = useFocusReturn(open);
  useOpenWindow(open, () => onOpenChange(false));
  const at = Number.isInteger(index) && index >= 0 && index < images.length ? index : 0;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Scrim />
        </Radix.Overlay>
        <Radix.Content
          data-slot="image-viewer"
          onInteractOutside={staysAtStrayPress}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // Focuses the element that handles the keys.
            ((event.target as HTMLElement).firstElementChild as HTMLElement | null)?.focus();
          }}
          className="fixed inset-0 z-40 flex flex-col bg-raised text-body text-ink shadow-float outline-none animate-fade sm:inset-4 sm:rounded-lg"
        >
          <ViewerInside image={images[at] ?? images[0]} at={at} total={images.length} onGo={onIndexChange} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

type InsideProps = { image: ViewerImage; at: number; total: number; onGo: ((index: number) => void) | undefined };

const ViewerInside = ({ image, at, total, onGo }: InsideProps) => {
  const { stage, view, zoomed, transform, change, reset, onKeyDown, drag } = useView();
  const [shown, setShown] = useState(at);
  if (shown !== at) {
    setShown(at);
    reset();
  }
  const go = (step: number) => {
    if (onGo && at + step >= 0 && at + step < total) onGo(at + step);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (onKeyDown(event)) return;
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    if (event.key === "ArrowRight") go(rtl);
    if (event.key === "ArrowLeft") go(-rtl);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the whole window, which has a role
    <div tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none" onKeyDown={onKey}>
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b ps-5 pe-3 py-2">
        <div className="min-w-0 flex-1 basis-48">
          <Radix.Title className="truncate text-heading font-semibold">{image.alt}</Radix.Title>
          {image.caption && <p className="truncate text-meta text-ink-muted">{image.caption}</p>}
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-0.5">
          {total > 1 && onGo && (
            <>
              <IconButton
                label="Previous image"
                icon={<ChevronLeft size={16} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />}
                reason={at === 0 ? "This is the first image." : undefined}
                onClick={() => go(-1)}
              />
              <span dir="ltr" className="tabular text-meta text-ink-muted">
                {at + 1} / {total}
              </span>
              <IconButton
                label="Next image"
                icon={<ChevronRight size={16} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />}
                reason={at === total - 1 ? "This is the last image." : undefined}
                onClick={() => go(1)}
              />
            </>
          )}
          <IconButton
            label="Zoom out"
            shortcut="−"
            icon={ZoomOut}
            reason={zoomed ? undefined : "The whole image is visible."}
            onClick={() => change({ zoom: "out" })}
          />
          <span role="status" className="tabular w-11 text-center text-meta text-ink-muted">
            {Math.round(view.scale * 100)}%
          </span>
          <IconButton
            label="Zoom in"
            shortcut="+"
            icon={ZoomIn}
            reason={view.scale >= MAX_SCALE ? "This is the maximum zoom." : undefined}
            onClick={() => change({ zoom: "in" })}
          />
          <IconButton label="Fit" shortcut="0" icon={Maximize} onClick={reset} />
          <IconButton label="Rotate left" shortcut="⇧R" icon={RotateCcw} onClick={() => change({ rotate: -90 })} />
          <IconButton label="Rotate right" shortcut="R" icon={RotateCw} onClick={() => change({ rotate: 90 })} />
          <span aria-hidden className="mx-1 h-4 w-px bg-line" />
          <Radix.Close asChild>
            <IconButton label="Close" icon={X} />
          </Radix.Close>
        </div>
      </header>
      <ImageStage key={at} ref={stage} image={image} transform={transform} zoomed={zoomed} drag={drag} />
    </div>
  );
};
