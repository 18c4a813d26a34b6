import { useEffect, useRef } from "react";
import { cn } from "../../../cn.ts";
import type { PagePreviewProps } from "./page-preview-props.ts";
import { drawPreview } from "./draw-preview.ts";

/** The frame of a preview. It is of this site, so that its document can be built here; it may run nothing. */
export const PreviewFrame = ({
  label,
  width,
  heading,
  html,
  imagePath,
  buttonText,
  language,
  theme,
}: PagePreviewProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const fill = () => {
      const page = frame.current?.contentDocument;
      if (page) drawPreview(page, { heading, html, imagePath, buttonText, language, theme });
    };
    fill();
    // Some browsers put another empty document in place of the first.
    const { current } = frame;
    current?.addEventListener("load", fill);
    return () => current?.removeEventListener("load", fill);
  }, [heading, html, imagePath, buttonText, language, theme]);
  return (
    <iframe
      ref={frame}
      title={label}
      sandbox="allow-same-origin"
      data-slot="page-preview"
      className={cn(
        "mx-auto block h-120 max-w-full rounded-md border border-line-strong bg-white",
        width === "phone" ? "w-97.5" : "w-full",
      )}
    />
  );
};
