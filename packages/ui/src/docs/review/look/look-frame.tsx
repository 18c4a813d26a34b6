import type { Ref } from "react";
import { frameAddress } from "./frame-address.ts";

type LookFrameProps = {
  id: string;
  /** Accessible name. */
  title: string;
  /** Globals of the toolbar: "theme:dark;dir:rtl". */
  switches?: string | undefined;
  /** Size of the story's window in CSS pixels. */
  width: number;
  height: number;
  /** Drawn pixels per pixel of the window. */
  scale: number;
  /** Takes no focus and no clicks, and loads when it is scrolled into view. */
  still?: boolean;
  ref?: Ref<HTMLIFrameElement> | undefined;
  onLoad?: (() => void) | undefined;
};

/** A story of this Storybook, live and scaled. */
export const LookFrame = ({
  id,
  title,
  switches = "",
  width,
  height,
  scale,
  still = false,
  ref,
  onLoad,
}: LookFrameProps) => (
  <div className="relative overflow-hidden rounded-md border" style={{ width: width * scale, height: height * scale }}>
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, which needs its storage */}
    <iframe
      ref={ref}
      src={frameAddress(id, switches)}
      title={title}
      loading={still ? "lazy" : "eager"}
      tabIndex={still ? -1 : 0}
      inert={still}
      onLoad={onLoad}
      className="absolute start-0 top-0 origin-top-left border-0 inert:pointer-events-none rtl:origin-top-right"
      style={{ width, height, transform: `scale(${String(scale)})` }}
    />
  </div>
);
