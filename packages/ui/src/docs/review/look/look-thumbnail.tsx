import { LookFrame } from "./look-frame.tsx";

/** Window of the looks, and thumbnail pixels per pixel of it. */
const WINDOW = { width: 1280, height: 800, scale: 0.125 };

type LookThumbnailProps = { id: string; switches: string; drawn: boolean };

/** A look in small: its picture if `pnpm shots --manifest` has drawn it, otherwise the live story. */
export const LookThumbnail = ({ id, switches, drawn }: LookThumbnailProps) =>
  drawn ? (
    <img
      src={`./looks/${id}.png`}
      alt=""
      loading="lazy"
      width={WINDOW.width * WINDOW.scale}
      height={WINDOW.height * WINDOW.scale}
      className="rounded-md border"
    />
  ) : (
    <LookFrame id={id} title={id} switches={switches} {...WINDOW} still />
  );
