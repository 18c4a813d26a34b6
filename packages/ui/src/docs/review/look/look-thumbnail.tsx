import { useEffect, useState } from "react";
import type { ReviewLook } from "../review-list.ts";
import { pictureAddress } from "./picture-address.ts";
import { withSwitches } from "./with-switches.ts";
import { LookFrame } from "./look-frame.tsx";

/** Window of the looks, and thumbnail pixels per pixel of it. */
const WINDOW = { width: 1280, height: 800, scale: 0.125 };

/** Milliseconds after which a picture that is being drawn is asked for again, and how often. */
const AGAIN = 4000;
const MOST = 90;

/**
 * What a thumbnail shows: the picture, one that the server draws while it is asked for, a blank as pictures are drawn of
 * other looks only, or the live look as there are no pictures at all.
 */
export type Thumbnail = "picture" | "soon" | "blank" | "live";

type LookThumbnailProps = { look: ReviewLook; switches: string; shows: Thumbnail };

const BOX = "min-h-12 w-40 rounded-md border bg-sunken text-ink-muted";

/** The picture, asked for until it is drawn if the server draws it. */
const Picture = ({ address, isSoon }: { address: string; isSoon: boolean }) => {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!isSoon || failed <= tries || failed > MOST) return undefined;
    const timer = setTimeout(() => setTries(failed), AGAIN);
    return () => clearTimeout(timer);
  }, [isSoon, failed, tries]);
  const isThere = failed <= tries;
  return (
    <span className={`${BOX} block`}>
      <img
        key={tries}
        src={tries === 0 ? address : `${address}&try=${String(tries)}`}
        alt=""
        loading="lazy"
        // As wide as the live one; a long drawer is cut at its end.
        className="max-h-50 w-full rounded-md object-cover object-top"
        hidden={!isThere}
        onError={() => setFailed(tries + 1)}
      />
    </span>
  );
};

/** A look in small. */
export const LookThumbnail = ({ look, switches, shows }: LookThumbnailProps) => {
  if (shows === "blank") return <span className={`${BOX} grid place-content-center text-meta`}>Opens live</span>;
  if (shows !== "live") return <Picture address={pictureAddress(look)} isSoon={shows === "soon"} />;
  return (
    <LookFrame
      id={look.story}
      title={look.id}
      switches={withSwitches(switches, look.switches)}
      {...WINDOW}
      {...(look.width !== undefined && { width: look.width })}
      still
    />
  );
};
