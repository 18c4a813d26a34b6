import { useEffect, useRef } from "react";
import { cn } from "../../../cn.ts";
import type { PagePreviewProps } from "./page-preview-props.ts";
import { drawPreview } from "./draw-preview.ts";

/** Frame of a preview: same origin, so that its document can be built here, and without scripts. */
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
    // Some browsers replace the first empty document by another one.
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
