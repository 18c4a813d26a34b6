import type { ReviewLook } from "../review-list.ts";
import { withSwitches } from "./with-switches.ts";
import { LookFrame } from "./look-frame.tsx";

/** Window of the looks, and thumbnail pixels per pixel of it. */
const WINDOW = { width: 1280, height: 800, scale: 0.125 };

type LookThumbnailProps = { look: ReviewLook; switches: string; drawn: boolean };

/** A look in small: its picture if `pnpm shots --manifest` has drawn it, otherwise the live story. */
export const LookThumbnail = ({ look, switches, drawn }: LookThumbnailProps) =>
  drawn ? (
    <img
      src={`./looks/${look.id}.png`}
      alt=""
      loading="lazy"
      width={WINDOW.width * WINDOW.scale}
      height={WINDOW.height * WINDOW.scale}
      className="rounded-md border"
    />
  ) : (
    <LookFrame
      id={look.story}
      title={look.id}
      switches={withSwitches(switches, look.switches)}
      {...WINDOW}
      {...(look.width !== undefined && { width: look.width })}
      still
    />
  );
