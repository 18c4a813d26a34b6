import { ImageOff } from "lucide-react";
import { useState, type ComponentProps, type Ref } from "react";
import { cn } from "../../cn.ts";
import { EmptyState } from "../../feedback/states/empty-state.tsx";
import { Spinner } from "../../feedback/spinner.tsx";
import { Button } from "../../primitives/button/button.tsx";
import type { ViewerImage } from "./viewer-image.ts";

type Props = {
  ref: Ref<HTMLDivElement>;
  image: ViewerImage;
  /** A CSS transform. */
  transform: string;
  zoomed: boolean;
  drag: Pick<ComponentProps<"div">, "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel">;
};

/** The image, or its loading or error state. */
export const ImageStage = ({ ref, image, transform, zoomed, drag }: Props) => {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  return (
    <div
      ref={ref}
      data-slot="image-stage"
      {...drag}
      className={cn(
        "relative grid min-h-0 flex-1 place-items-center overflow-hidden bg-sunken p-4 sm:rounded-b-lg",
        zoomed && "cursor-grab touch-none active:cursor-grabbing",
      )}
    >
      {state === "loading" && <Spinner label="Loading the image" size={20} className="absolute text-ink-muted" />}
      {state === "failed" ? (
        <EmptyState
          icon={ImageOff}
          tone="critical"
          title="Could not load the image"
          action={<Button onClick={again}>Try again</Button>}
        >
          {image.alt}
        </EmptyState>
      ) : (
        <img
          key={attempt}
          src={image.src}
          alt={image.alt}
          draggable={false}
          onLoad={() => setState("shown")}
          onError={() => setState("failed")}
          style={{ transform }}
          className={cn(
            "absolute inset-4 size-[calc(100%-2rem)] object-contain transition-transform select-none",
            state === "loading" && "opacity-0",
          )}
        />
      )}
    </div>
  );
};
