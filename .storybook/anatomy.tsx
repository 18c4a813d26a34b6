import { useRef, useState } from "react";
import { LookFrame } from "../packages/ui/src/docs/review/look/look-frame.tsx";
import { placesOf } from "./parts/anatomy-places.ts";

/** Left and top edge of a part in pixels of its story's window. */
type Place = { left: number; top: number } | undefined;

/** Window of the story in pixels, and drawn pixels per pixel. */
const SIZES = { small: { width: 560, height: 240, scale: 1 }, large: { width: 1280, height: 800, scale: 0.55 } };

/** Pixels between a number and its part. */
const GAP = 2;

const placeIn = (document: Document, selector: string | null): Place => {
  const box = selector === null ? undefined : document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? { left: box.left, top: box.top + Math.min(box.height / 2, 14) } : undefined;
};

type AnatomyProps = {
  title: string;
  /** The story that is drawn. */
  story: string;
  /** In reading order. */
  parts: readonly string[];
  large: boolean;
  switches: string;
};

/** The parts of a component as a list, and their numbers on the drawn component. */
export const Anatomy = ({ title, story, parts, large, switches }: AnatomyProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const selectors = placesOf(title);
  const size = large ? SIZES.large : SIZES.small;

  /** The story appears after its page has loaded, and what it loads itself moves its parts. */
  const follow = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const measure = () => setPlaces(selectors.map((selector) => placeIn(page, selector)));
    new MutationObserver(measure).observe(page.body, { childList: true, subtree: true, attributes: true });
    measure();
  };

  return (
    <>
      {selectors.length > 0 && (
        <div className="relative mb-3 w-fit" aria-hidden>
          <LookFrame ref={frame} id={story} title="" switches={switches} {...size} still onLoad={follow} />
          {places.map(
            (place, index) =>
              place && (
                <span
                  key={parts[index]}
                  style={{ insetInlineStart: place.left * size.scale - GAP, top: place.top * size.scale }}
                  className="absolute grid size-4 -translate-x-full -translate-y-1/2 place-items-center rounded-full bg-accent text-meta font-semibold text-accent-contrast shadow-float"
                >
                  {index + 1}
                </span>
              ),
          )}
        </div>
      )}
      <ol className="list-decimal ps-5">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </>
  );
};
