import { ImageViewer } from "@backoffice/ui";
import { useState } from "react";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Images over the entire window, with zoom, rotation and navigation (content §2). */
export const ShowImage = ({ params: { images, index: first }, open, close }: DialogPanelProps<"show-image">) => {
  const [index, setIndex] = useState(first);
  return (
    <ImageViewer
      open={open}
      onOpenChange={(next) => !next && close()}
      images={images}
      index={index}
      onIndexChange={setIndex}
    />
  );
};
